import { defineCommand } from '../cli/command';
import { CheckError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { bareChunks, type Chunk, gzipped, webChunks, withImports } from './browser-build';
import { htmlSizes } from './html-sizes';
import { moduleStarts } from './module-start';
import { hasZod, pageSizes } from './page-sizes';

/** The first script may be this many times as large as the libraries alone. */
const FIRST_SCRIPT = 1.25;
const PAGE_BYTES = 15 * 1_024;
/** KB of the HTML of a list, plain and with gzip. The goals are 150, which is reached, and 20 (decision 027). */
const LISTS = { '/offers': [143, 28], '/offers?layout=table': [144, 28.4] } as const;

/** The infra tests report the size of the functions, whose code only sst builds. */
const sizes = defineCommand({
  meta: { description: 'Print the sizes of scripts and pages, and fail above a bound' },
  example: '',
  async run() {
    const [chunks, bare] = [await webChunks(), await bareChunks()];
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new CheckError('The build has no first script.');
    const first = withImports(chunks, entry);
    const broken = [...checkFirstScript(first, bare), ...checkPages(chunks, first), ...(await checkLists())];
    await showModuleStarts();
    if (broken.length > 0) throw new CheckError(broken.map((bound) => `Too large: ${bound}`).join('\n'));
  },
});

const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;

/** Each check prints what it measured and returns the bounds that are broken. */
function checkFirstScript(first: ReadonlySet<Chunk>, bare: readonly Chunk[]): string[] {
  const [size, libraries] = [gzipped(first), gzipped(bare)];
  const ratio = size / libraries;
  say(
    `First script: ${kilobytes(size)} gzip in ${first.size} files; react, react-dom, react-router-dom and react-query alone ` +
      `${kilobytes(libraries)}: ${ratio.toFixed(3)} × (up to ${FIRST_SCRIPT} ×, ${kilobytes(libraries * FIRST_SCRIPT)})`,
  );
  const broken = [...first].filter(hasZod).map(({ fileName }) => `zod is in the first script (${fileName})`);
  return ratio > FIRST_SCRIPT
    ? [`the first script is ${ratio.toFixed(3)} × the libraries alone`, ...broken]
    : broken;
}

function checkPages(chunks: readonly Chunk[], first: ReadonlySet<Chunk>): string[] {
  say('\nPages, gzip: own modules (without shared modules); everything that is loaded');
  const pages = pageSizes(chunks, first);
  if (pages.length === 0) throw new CheckError('The build has no module of a page.');
  return pages.flatMap(({ page, own, all, zod }) => {
    say(`  ${page.padEnd(28)} ${kilobytes(own).padStart(9)}   ${kilobytes(all).padStart(9)}`);
    return [
      ...(own > PAGE_BYTES ? [`page ${page} is ${kilobytes(own)}, more than ${kilobytes(PAGE_BYTES)}`] : []),
      ...(zod ? [`zod is in the script of page ${page}: a form loads it when somebody comes to it`] : []),
    ];
  });
}

async function checkLists(): Promise<string[]> {
  say('\nHTML of lists over the sample, plain and gzip');
  const sizes = await htmlSizes(Object.keys(LISTS));
  return sizes.flatMap(({ path, plain, gzipped: packed }) => {
    const [most, mostPacked] = LISTS[path as keyof typeof LISTS];
    say(
      `  ${path.padEnd(28)} ${kilobytes(plain).padStart(9)}   ${kilobytes(packed).padStart(9)} (up to ${most} and ${mostPacked} KB)`,
    );
    const isLarge = plain > most * 1_024 || packed > mostPacked * 1_024;
    return isLarge
      ? [
          `the HTML of ${path} is ${kilobytes(plain)}, gzip ${kilobytes(packed)}: what no list shows of an offer is left out in packages/web/src/lib/queries/listed-offer.ts`,
        ]
      : [];
  });
}

/** Printed only: a time on a busy machine says little. */
async function showModuleStarts(): Promise<void> {
  const { version, starts } = await moduleStarts();
  say(`\nStart of the functions’ code on Node ${version}, CPU ms (goals: api 100, pages 150)`);
  for (const { name, bytes, cpu } of starts)
    say(`  ${name.padEnd(28)} ${cpu.toFixed(0).padStart(6)} ms   ${kilobytes(bytes).padStart(9)}`);
}

await runProgram({
  name: 'npx tsx scripts/check/sizes.ts',
  exitCodes: { 0: 'every bound holds', 1: 'a bound is broken', 2: 'the command was used wrongly' },
  command: sizes,
});
