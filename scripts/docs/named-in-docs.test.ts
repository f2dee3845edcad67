import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFiles } from '../check/own-files';
import { seed } from '../seed/program';
import { submissions } from '../submissions/program';

const ROOT = join(import.meta.dirname, '../..');
const pages = ['README.md', ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })]
  .filter((file) => file.endsWith('.md'))
  .map((file) => (file === 'README.md' ? file : join('docs', file)));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
/** The programs with verbs, by the names of their scripts. */
const PROGRAMS = { seed, submissions };
/** What of a text is typed after the name of such a program: "publish FOLDER --yes". */
const typedIn = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?(seed|submissions)(?: --silent)? -- ([^`\n#>;|]+)/g)].map(
    ([, name, words = '']) => [PROGRAMS[name as keyof typeof PROGRAMS], words.trim().split(/\s+/)] as const,
  );

/** Words that no program has: verbs, and options of a verb. */
function unknownWords(text: string): string[] {
  return typedIn(text).flatMap(([{ verbs }, [verb = '', ...words]]) => {
    if (verb.startsWith('--')) return verb === '--help' ? [] : [verb];
    const command = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!command) return [verb];
    const options = ['help', ...Object.keys(command.args ?? {})].map((name) => `--${name}`);
    return words
      .filter((word) => word.startsWith('--') && !options.includes(word.replace(/=.*/, '')))
      .map((word) => `${verb} ${word}`);
  });
}

/** Names of other programs, which no file of ours has to say. */
const OF_OTHERS = ['NODE_OPTIONS', 'SST_PULUMI_PATH', 'cacheMiddleware', 'paginateQuery'];
/** Every word of our programs, their tests and their settings, data and documents left out. */
const OUR_WORDS = new Set(
  ['packages', 'scripts', 'infra', 'tests', '.github']
    .flatMap(ownFiles)
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|yml)$/.test(file) && !file.includes('named-in-docs'))
    .concat('biome.json')
    .flatMap((file) => textOf(file).match(/\w+/g) ?? []),
);
/** Constants and functions that a text names alone in code, such as `OFFER_CARD` and `markOf`, and that no program has. */
const unknownNames = (text: string) =>
  [...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:\.\w+)?`/g)].flatMap(([, name = '']) =>
    OUR_WORDS.has(name) || OF_OTHERS.includes(name) ? [] : [name],
  );

/** Names that a text says are in a file, such as "`FOLDED` of `packages/web/src/…`", and that the file does not have. */
const namesElsewhere = (page: string, text: string) =>
  [
    ...text.matchAll(
      /`(\w+)`\s(?:of|in)\s(?:`((?:packages|scripts|infra|tests)\/[\w./-]+)`|\[[^\]]+\]\(([^)#]+)\))/g,
    ),
  ]
    .map(([, name = '', file, link = '']) => [name, file ?? join(dirname(page), link)] as const)
    .filter(([name, file]) => /\.\w+$/.test(file) && !new RegExp(`\\b${name}\\b`).test(textOf(file)))
    .map(([name, file]) => `${name} of ${file}`);

/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const headingsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Rows of tables with more or fewer cells than their head: GitHub leaves out what is too much. */
function unevenRows(text: string): string[] {
  const outsideFences = text.replace(/^ *(```+)[\s\S]*?^ *\1/gm, '');
  const tables = outsideFences.match(/(?:^ *\|.*\n)+/gm) ?? [];
  const cellsIn = (row: string) => row.match(/(?<!\\)\|/g)?.length;
  return tables.flatMap((table) => {
    const [head = '', ...rows] = table.trimEnd().split('\n');
    return rows.filter((row) => cellsIn(row) !== cellsIn(head));
  });
}

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('has tables whose rows have as many cells as their head', () => {
    expect(unevenRows(text)).toEqual([]);
  });

  it('leads to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)];
    const lost = links.filter(([, file = '', heading]) => {
      const target = file ? relative(ROOT, join(ROOT, dirname(page), file)) : page;
      if (!existsSync(join(ROOT, target))) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('names files that are there; NAME and * stand for any', () => {
    const named = [...text.matchAll(/`((?:packages|scripts|infra|tests|docs)\/[\w./-]+)`/g)];
    const files = named.map(([, file = '']) => file).filter((file) => !/[A-Z]{4}/.test(file));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names constants and functions that are there', () => {
    expect(unknownNames(text)).toEqual([]);
    expect(namesElsewhere(page, text)).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names verbs and options that are there', () => {
    expect(unknownWords(text)).toEqual([]);
  });
});

/** Sections of the runbook that a message, a comment or a text names, such as "docs/operations/faults.md, “A slow table”". */
const NAMED_SECTION = /docs\/operations(?:\/[\w-]+)?\.md, ["“]([^"”$]+)["”]/g;

it('messages and comments name sections of the runbook that are there', () => {
  const named = ['packages', 'scripts', 'infra', 'tests', '.github', 'docs']
    .flatMap(ownFiles)
    .filter((file) => /\.(?:tsx?|yml|md)$/.test(file) && !file.includes('named-in-docs'))
    .flatMap((file) => [...textOf(file).matchAll(NAMED_SECTION)]);
  const lost = named.filter(([words, section = '']) => {
    const page = words.slice(0, words.indexOf(','));
    return !existsSync(join(ROOT, page)) || !headingsOf(page).includes(anchorOf(section));
  });
  expect(named.length).toBeGreaterThan(8);
  expect(lost.map(([words]) => words)).toEqual(['docs/operations/alarms.md, "ApiSearchFile"']);
});

it('docs/decisions/README.md lists every decision, with its title', () => {
  const folder = 'docs/decisions';
  const decisions = readdirSync(join(ROOT, folder))
    .filter((file) => /^\d/.test(file))
    .sort();
  const listed = [...textOf(join(folder, 'README.md')).matchAll(/^- \[(\d+)\]\((\S+)\) (.*)$/gm)];
  expect(listed.map(([, number, file, title]) => [file, `# ${number}. ${title}`]).sort()).toEqual(
    decisions.map((file) => [file, /.*/.exec(textOf(join(folder, file)))?.[0]]),
  );
});

it.each(readdirSync(join(ROOT, '.github/workflows')))('%s runs verbs and options that are there', (file) => {
  expect(unknownWords(textOf(join('.github/workflows', file)))).toEqual([]);
});

it('finds a row whose cells a bar in its text parts, and no bar in code apart from a table', () => {
  const head = '| a | b |\n| --- | --- |\n';
  expect(unevenRows(`${head}| x\\|y | 1 |\n| x|y | 1 |\n`)).toEqual(['| x|y | 1 |']);
  expect(unevenRows(`${head}\n\`\`\`\n| one\n|| two\n\`\`\`\n`)).toEqual([]);
});

it('finds verbs and options that are not there', () => {
  const text =
    '`npm run seed -- publsh F` `npm run seed -- publish F --dryrun`\nnpm run submissions --silent -- list --jsn';
  expect(unknownWords(text)).toEqual(['publsh', 'publish --dryrun', 'list --jsn']);
});

it('finds constants and functions that are not there', () => {
  const text =
    '`OFFER_CARD` `OFFER_CARDS_OF_OLD` `markOf` `SOURCE_COLUMNS.tier` `markOfOld` `npm run markOfOld`';
  expect(unknownNames(text)).toEqual(['OFFER_CARDS_OF_OLD', 'markOfOld']);
});
