import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE, RELEASES } from '@tussock/store/keys';
import { submissionKey } from '@tussock/submissions/table';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';
import { ALARMS } from './checks/alarms';

const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
const inline = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(
  ([, code = '']) => code,
);

/** Commands of sst that work on a stage. */
const OF_A_STAGE = /\bnpx sst (deploy|diff|remove|shell|unlock|refresh|secret \w+)\b/;

describe('docs/operations.md', () => {
  it('names the stage in every command of sst, since sst asks for it where there is a terminal and stops elsewhere', () => {
    const commands = [...blocks.flatMap((block) => block.split(/\n|&&/)), ...inline];
    const ofStages = commands.filter((command) => OF_A_STAGE.test(command));
    expect(ofStages.length).toBeGreaterThan(15);
    expect(ofStages.filter((command) => !/--stage [\w-]+/.test(command))).toEqual([]);
  });

  it('has commands that a shell reads', () => {
    for (const block of blocks) execFileSync('bash', ['-n'], { input: block });
  });

  it('names the programs that its commands need, beside what every shell has', () => {
    const ofTheShell = /^(?:do|done|echo|export|for|grep|head|rm|sed|sh|tr|while|date)$/;
    const [, needed = ''] = /The commands of this page need ([\s\S]*?)\sin a shell/.exec(text) ?? [];
    // What a line begins with, or what comes after another command, in a pipe or in brackets.
    const begins = /(?:^|\||&&|\$\(|\bdo\b)[ \t]*([a-z]+)\b(?!=)/gm;
    const programs = blocks.flatMap((block) => {
      const bare = block
        .replaceAll(/\\\n/g, ' ')
        .replaceAll(/'[^']*'/g, "''")
        .replaceAll(/\s#.*/g, '');
      return [...bare.matchAll(begins)].map(([, program = '']) => program);
    });
    const asked = [...new Set(programs)].filter((program) => !ofTheShell.test(program));
    expect(asked.length).toBeGreaterThan(5);
    const own = asked.map((program) => (program === 'npx' ? 'npm' : program));
    expect(own.filter((program) => !needed.includes(`\`${program}\``))).toEqual([]);
  });

  it('gives the name of the domain to nothing else, since the commands of every section take it from the shell', () => {
    const values = blocks.flatMap((block) =>
      [...block.matchAll(/(?:^|[\s;])D=(\S+)/g)].map(([, value]) => value),
    );
    expect(values.length).toBeGreaterThan(1);
    expect([...new Set(values)]).toEqual(['YOUR.DOMAIN']);
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

  it('says of every alarm what it means and where to look first, and of no other', () => {
    const [, table = ''] = /## Alarms\n\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const rows = table.split('\n').slice(2);
    const named = rows.flatMap((row) => {
      const [, names = '', means = '', look = ''] = row.split('|');
      expect([names, means.trim() !== '' && look.trim() !== '']).toEqual([names, true]);
      return names.trim().split(', ');
    });
    const latencies = named.includes('…Latency') ? /Latency$/ : null;
    const tables = ['DirectoryTableThrottles', 'SubmissionsTableThrottles'];
    const alarms = [...Object.keys(ALARMS).map((name) => name.replace(/Alarm$/, '')), ...tables];
    expect(alarms.filter((name) => !named.includes(name) && !latencies?.test(name))).toEqual([]);
    const others = ['…Latency', "the budget's e-mail"];
    expect(named.filter((name) => !alarms.includes(name) && !others.includes(name))).toEqual([]);
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
