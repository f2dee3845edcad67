import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { mutantsOf } from '../../scripts/mutation/mutants/mutants';
import { type Options, type Report, runMutation } from '../../scripts/mutation/mutation';
import { guardedTableOf, meetsGoals, survivorsOf, tableOf } from '../../scripts/mutation/report';

vi.setConfig({ testTimeout: 600_000 });

const ROOT = join(import.meta.dirname, '..', '..');
/**
 * `isFull` is tested at the limit, in a process of its own; `fee` only far away from it, and `spare` not at all. A loop without
 * an end holds its thread up while it sleeps, so that it takes no processor from other tests.
 */
const FILES = {
  'package.json': '{ "type": "module" }',
  'vitest.config.ts': `export default { test: { include: ['packages/**/*.check.ts'] } };`,
  'packages/shop/src/full.ts':
    'export const isFull = (seats: number) => seats >= 10;\nconsole.log(isFull(10));\n',
  'packages/shop/src/fee.ts': `export function fee(amount: number): number {
  return amount > 100 ? 2 : 1;
}
export const spare = () => 7;
`,
  'packages/wheel/src/turns.ts': `const pause = new Int32Array(new SharedArrayBuffer(4));
export function turns(count: number): number {
  let done = 0;
  while (done < count) {
    Atomics.wait(pause, 0, 0, 9);
    done += 1;
  }
  return done;
}
`,
  'packages/shop/src/full.check.ts': `import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
const run = (text) => String(execFileSync('node', ['--import', 'tsx', '--input-type=module', '-e', text]));
const load = "const { isFull } = await import('./packages/shop/src/full.ts');";
it('is full at ten', () => {
  expect(run(load + 'console.log(isFull(9), isFull(11))')).toBe('true\\nfalse true\\n');
});
`,
  'packages/shop/src/fee.check.ts': `import { expect, it } from 'vitest';
import { fee } from './fee';
it('grows', () => expect([fee(1), fee(1000)]).toEqual([1, 2]));
`,
  'packages/wheel/src/turns.check.ts': `import { expect, it } from 'vitest';
import { turns } from './turns';
it('turns', () => expect(turns(3)).toBe(3));
`,
};

const FEE = 'packages/shop/src/fee.ts';
const TURNS = 'packages/wheel/src/turns.ts';
const project = mkdtempSync(join(tmpdir(), 'mutation-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}
symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const ALL: Options = {
  root: project,
  parts: [
    { name: 'shop', sources: ['packages/shop/src/{full,fee}.ts'], ownTests: [] },
    { name: 'wheel', sources: [TURNS], ownTests: [] },
  ],
  guarded: { seats: ['packages/shop/src/full.ts'] },
  accepted: [],
  names: ['shop'],
  only: null,
  ownTestsOnly: false,
  kinds: ['*'],
  count: Number.POSITIVE_INFINITY,
  sampledOnly: false,
  seed: 1,
  patience: 600,
  grace: 60,
  lanes: 1,
  log: () => {},
};
const changesOf = (report: Report) =>
  report.parts.flatMap(survivorsOf).map((line) => line.replace(/ \[.*/, ''));
const SURVIVORS = [
  'packages/shop/src/fee.ts:2 equality: amount > 100 → amount >= 100',
  'packages/shop/src/fee.ts:4 arrow: 7 → undefined',
];

describe('a mutation run of a small project', () => {
  it('tries the files that are asked for, against the tests of the part where only they are wanted', async () => {
    const parts = ALL.parts.map((part) => ({ ...part, ownTests: ['packages/shop/src/full.check.ts'] }));
    const report = await runMutation({ ...ALL, parts, only: FEE, ownTestsOnly: true });
    const [shop] = report.parts;
    expect(shop?.guarded).toEqual([]);
    expect(shop?.sampled.length).toBeGreaterThan(4);
    expect(shop?.sampled.every(({ noticedBy, able }) => noticedBy === null && able === 0)).toBe(true);
  });

  it('finds the mutants that no test notices, and no other', async () => {
    const report = await runMutation(ALL);
    expect(report.faults).toEqual([]);
    expect(changesOf(report)).toEqual(SURVIVORS);
    const [shop] = report.parts;
    const noticedBy = (name: string) =>
      [...(shop?.guarded ?? []), ...(shop?.sampled ?? [])]
        .filter(({ mutant }) => mutant.file.endsWith(name))
        .map((judged) => judged.noticedBy);
    // Only a process that the test starts runs this file.
    expect(new Set(noticedBy('full.ts'))).toEqual(new Set(['packages/shop/src/full.check.ts']));
    expect(noticedBy('full.ts').length).toBeGreaterThanOrEqual(4);
    const guarded = `${shop?.guarded.length} of ${shop?.guarded.length}`;
    expect(tableOf(report)).toContain(`| shop | ${guarded} | 100 % |`);
    expect(guardedTableOf(report)).toContain(
      `| packages/shop/src/full.ts | ${shop?.guarded.length} | ${shop?.guarded.length} | 0 | 0 |`,
    );
    expect(meetsGoals(report)).toBe(false);
    expect(readFileSync(join(project, FEE), 'utf8')).toBe(FILES[FEE]);
  });

  it('tries nothing twice, and everything again that changed', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const check = FILES['packages/shop/src/fee.check.ts'].replace('fee(1), fee(1000)', 'fee(100), fee(101)');
    writeFileSync(join(project, 'packages/shop/src/fee.check.ts'), check);
    expect(changesOf(await runMutation({ ...ALL, log }))).toEqual(SURVIVORS.slice(1));
    const tried = lines.filter((line) => line.startsWith('  '));
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.filter((line) => !line.includes('fee'))).toEqual([]);
  });

  it('leaves out what is accepted, and reports what is accepted or guarded in vain', async () => {
    const spare = mutantsOf(FEE, FILES[FEE]).find(({ mutator }) => mutator === 'arrow');
    const { fingerprint = '', before = '', after = '' } = spare ?? {};
    const accepted = [
      { file: FEE, fingerprint, before, after, reason: 'Nobody calls it.' },
      { file: FEE, fingerprint: 'gone', before: '1', after: '2', reason: 'Was equal.' },
    ];
    const guarded = { ...ALL.guarded, tax: ['packages/*/src/tax.ts'] };
    const lines: string[] = [];
    const report = await runMutation({ ...ALL, accepted, guarded, log: (line) => lines.push(line) });
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([]);
    expect(changesOf(report)).toEqual([]);
    expect(report.faults).toEqual([
      'No file matches the guarded packages/*/src/tax.ts',
      `The accepted mutant no longer exists: ${FEE} gone (1 → 2)`,
    ]);
    expect(meetsGoals(report)).toBe(true);
  });

  it('notices a loop without an end', async () => {
    const accepted = mutantsOf(TURNS, FILES[TURNS])
      .filter(({ after }) => after !== '-=')
      .map((mutant) => ({ ...mutant, reason: 'Another matter.' }));
    const { parts } = await runMutation({ ...ALL, names: ['wheel'], accepted, grace: 5 });
    expect(parts.flatMap(({ sampled }) => sampled).map(({ noticedBy }) => noticedBy)).toEqual([
      'the time limit',
    ]);
    const row = `| wheel | 0 of 0 | – | 1 of 1 | 100 % | ${accepted.length} | 1 |`;
    expect(tableOf({ parts, faults: [] })).toContain(row);
  });
});
