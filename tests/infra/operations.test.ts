import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE, RELEASES } from '@tussock/store/keys';
import { submissionKey } from '@tussock/submissions/table';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';
import { ALARMS } from './checks/alarms';

const FIRST = 'docs/operations.md';
const PAGES = [FIRST, ...readdirSync(join(ROOT, 'docs/operations')).map((file) => `docs/operations/${file}`)];
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const text = PAGES.map(textOf).join('\n');
/** What is typed at once: blocks in lists are indented. */
const blocksOf = (page: string) =>
  [...textOf(page).matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block);
const blocks = PAGES.flatMap(blocksOf);
const inline = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(
  ([, code = '']) => code,
);
/** What every section may use: the lines that are typed first. */
const [setUp = ''] = blocksOf(FIRST);
const SHELL_FUNCTIONS = [...setUp.matchAll(/^(\w+)\(\) \{/gm)].map(([, name = '']) => name);

/** Commands of sst that work on a stage. */
const OF_A_STAGE = /\bnpx sst (deploy|diff|remove|shell|unlock|refresh|secret \w+)\b/;

/** What a shell, or `sst shell`, sets. */
const OF_SHELLS = /^(?:ZSH_VERSION|SST_RESOURCE_)/;

/** A block without quotations that a shell does not look into, and without comments. */
const bareOf = (block: string) =>
  block
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\s#.*/g, '');

describe('the runbook', () => {
  it('names the stage in every command of sst, since sst asks for it where there is a terminal and stops elsewhere', () => {
    const commands = [...blocks.flatMap((block) => block.split(/\n|&&/)), ...inline];
    const ofStages = commands.filter((command) => OF_A_STAGE.test(command));
    expect(ofStages.length).toBeGreaterThan(15);
    expect(ofStages.filter((command) => !/--stage [\w-]+/.test(command))).toEqual([]);
  });

  it('has no number of a release in a command that is pasted: it would roll back, withdraw or publish what has it by chance', () => {
    const named = blocks.filter((block) =>
      /(?:rollback|withdraw|--release|release=) ?(?:GOOD|BAD|N)\b/.test(block),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(blocks.filter((block) => /\b(?:rollback|withdraw|publish --release) \d/.test(block))).toEqual([]);
  });

  it('has commands that a shell reads', () => {
    for (const block of blocks) execFileSync('bash', ['-n'], { input: block });
  });

  it('names the programs that its commands need, beside what every shell has', () => {
    const ofTheShell = /^(?:do|done|echo|export|for|grep|head|rm|sed|sh|tr|while|date|setopt)$/;
    const [, needed = ''] = /The commands need ([\s\S]*?)\.\n\n/.exec(textOf(FIRST)) ?? [];
    // What a line begins with, or what comes after another command, in a pipe or in brackets.
    const begins = /(?:^|\||&&|\$\(|\bdo\b|\{)[ \t]*([a-z]+)\b(?!=|\()/gm;
    const programs = blocks.flatMap((block) =>
      [...bareOf(block).matchAll(begins)].map(([, program = '']) => program),
    );
    const asked = [...new Set(programs)].filter(
      (program) => !ofTheShell.test(program) && !SHELL_FUNCTIONS.includes(program),
    );
    expect(asked.length).toBeGreaterThan(5);
    const own = asked.map((program) => (program === 'npx' ? 'npm' : program));
    expect(own.filter((program) => !needed.includes(`\`${program}\``))).toEqual([]);
  });

  it('uses in a section what the lines typed first give, or what the section gave before', () => {
    const given = (lines: string) =>
      [...lines.matchAll(/(?:^|[\s;])([A-Z]+)=|\b(?:for|read -r) ([A-Z]+)\b/gm)].map(
        ([, set, looped]) => set ?? looped ?? '',
      );
    const lost = PAGES.flatMap((page) =>
      textOf(page)
        .split(/^## /m)
        .flatMap((section) => {
          const typed = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block);
          return typed.flatMap((block, at) => {
            const known = [setUp, ...typed.slice(0, at), block].flatMap(given);
            const used = [...block.matchAll(/"?\$\{?([A-Z]{1,}[A-Z_]*)\b/g)].map(([, name = '']) => name);
            return used
              .filter((name) => !OF_SHELLS.test(name) && !known.includes(name))
              .map((name) => `${page}, ${section.split('\n')[0]}: ${name}`);
          });
        }),
    );
    expect(SHELL_FUNCTIONS).toEqual(['fn', 'linked']);
    expect(lost).toEqual([]);
  });

  it('has its comments left out by zsh too, which would hand them to a command', () => {
    expect(setUp.split('\n')[0]).toMatch(/^\[ -z "\$\{ZSH_VERSION-\}" \] \|\| setopt interactivecomments\s/);
  });

  it('says in every page but those about the workflows and the costs that the lines of the first are typed first', () => {
    const without = PAGES.filter((page) => !/Type the lines of the\s+\[runbook\]\(/.test(textOf(page)));
    expect(without).toEqual([FIRST, 'docs/operations/costs.md', 'docs/operations/github.md']);
  });

  it('leads from its first page to every other one', () => {
    const others = PAGES.slice(1).map((page) => page.replace('docs/', ''));
    expect(others.filter((page) => !textOf(FIRST).includes(`](${page}`))).toEqual([]);
  });

  it('gives the name of the domain once, since the commands of every section take it from the shell', () => {
    const values = blocks.flatMap((block) =>
      [...block.matchAll(/(?:^|[\s;])D=(\S+)/g)].map(([, value]) => value),
    );
    expect(values).toEqual(['YOUR.DOMAIN']);
  });

  it('prints what its comment says of the copies at the edge', () => {
    const ofCopies = blocks
      .flatMap((block) => block.split('\n'))
      .filter((line) => /#.*\b(?:Miss|Hit)\b/.test(line));
    expect(ofCopies.length).toBeGreaterThan(1);
    expect(ofCopies.filter((line) => !/grep\b.*x-cache.*#/.test(line))).toEqual([]);
  });

  it('names items by the keys that the code gives them', () => {
    const stored = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });
    const keys = [...text.matchAll(/--key '(\{.*?\}\})'/g)].map(([, key = '']) =>
      JSON.parse(key.replace("'$ID'", 'ID')),
    );
    expect(keys).toEqual([stored({ pk: RELEASES, sk: LIVE }), stored(submissionKey('ID'))]);
  });

  it('has no option of date that macOS lacks', () => {
    expect(text).not.toMatch(/\bdate (?:-d|--date)/);
  });

  it('takes what a visitor typed for nothing but a value: an address may begin with a hyphen', () => {
    const options = [...text.matchAll(/--email\S*(?: "\$\w+")?/g)].map(([option]) => option);
    expect(options).toContain('--email="$E"');
    expect(options.filter((option) => option.includes(' '))).toEqual([]);
  });

  it('lets a role be taken for as long as the workflows ask', () => {
    expect(text).toContain('--max-session-duration 7200');
  });

  it('looks for fields in logs, which are JSON', () => {
    const patterns = [...text.matchAll(/--filter-pattern '([^']*)'/g)].map(([, pattern]) => pattern);
    expect(patterns.length).toBeGreaterThan(2);
    expect(patterns.filter((pattern) => !/^\{ \$\.[\w.]+ .+ \}$/.test(pattern ?? ''))).toEqual([]);
  });

  it('ends a loop of deletions with the first that ends otherwise: where `sh` is bash, Ctrl-C ends one of them, and the loop would go on', () => {
    const loops = blocks
      .flatMap((block) => block.split('\n'))
      .filter((line) => /\bwhile\b.* delete /.test(line));
    expect(loops).toHaveLength(1);
    expect(loops.filter((line) => !/\|\| exit; done/.test(line))).toEqual([]);
  });

  it('prepares for what AWS refuses new accounts, and states what traces cost', () => {
    expect(text).toContain('Your account must be verified before you can add new CloudFront resources');
    expect(text).toContain('get-account-settings');
    const sentences = text.replaceAll(/\s+/g, ' ');
    expect(sentences).toMatch(/sandbox.*verify each address of `mail_to`/);
    expect(sentences).toContain('first run of each second and 5 % of the others');
  });

  it('tries the encoded addresses that a signature could miss', () => {
    for (const address of ['q=private+credit', '%20', 'M%C4%81ori']) expect(text).toContain(address);
  });
});

describe('the page of alarms', () => {
  const sections = textOf('docs/operations/alarms.md')
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => {
      const [heading = ''] = section.split('\n');
      return [heading, section];
    });
  const ofAlarms = sections.filter(([, section]) => section.includes('- **Means:**'));

  it('has one section for every alarm, which its e-mail names, and none for another', () => {
    const named = ofAlarms.flatMap(([heading]) => heading.split(', '));
    const tables = ['DirectoryTableThrottles', 'SubmissionsTableThrottles'];
    const alarms = [...Object.keys(ALARMS).map((name) => name.replace(/Alarm$/, '')), ...tables];
    expect(named.toSorted()).toEqual(alarms.toSorted());
  });

  it.each(ofAlarms)(
    'says of %s what it means, what visitors see, what to do, whether now or in the morning, and when it is over',
    (_, section) => {
      const parts = [...section.matchAll(/^- \*\*(.*?):\*\*/gm)].map(([, part = '']) => part);
      expect(parts).toEqual([
        'Means',
        'Visitors',
        expect.stringMatching(/^Do, (?:now|in the morning)$/),
        'Over',
      ]);
    },
  );
});
