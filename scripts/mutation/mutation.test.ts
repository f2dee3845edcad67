import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { mutantsOf } from './mutants/mutants';
import { type Options, type Report, runMutation } from './mutation';
import { meetsGoals, survivorsOf, tableOf } from './report';
import { sample } from './run/sample';

vi.setConfig({ testTimeout: 600_000 });

const ROOT = join(import.meta.dirname, '..', '..');
/** `isFull` is tested at the limit, in a process of its own; `fee` only far away from it, and `spare` not at all. */
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
  'packages/shop/src/turns.ts': `export function turns(count: number): number {
  let done = 0;
  while (done < count) done += 1;
  return done;
}
`,
  'packages/shop/src/full.check.ts': `import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
const run = (text) => String(execFileSync('node', ['--import', 'tsx', '--input-type=module', '-e', text]));
const load = "const { isFull } = await import('./packages/shop/src/full.ts');";
it('is full at ten', () => {
  expect(run(load)).toBe('true\\n');
  expect(run(load + 'console.log(isFull(9), isFull(11))')).toBe('true\\nfalse true\\n');
});
`,
  'packages/shop/src/fee.check.ts': `import { expect, it } from 'vitest';
import { fee } from './fee';
it('grows', () => expect([fee(1), fee(1000)]).toEqual([1, 2]));
`,
  'packages/shop/src/turns.check.ts': `import { expect, it } from 'vitest';
import { turns } from './turns';
it('turns', () => expect(turns(3)).toBe(3));
`,
};

const FEE = 'packages/shop/src/fee.ts';
const project = mkdtempSync(join(tmpdir(), 'mutation-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}
symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const ALL: Options = {
  root: project,
  parts: [{ name: 'shop', sources: ['packages/shop/src/{full,fee}.ts'], ownTests: [] }],
  guarded: { seats: ['packages/shop/src/full.ts'] },
  accepted: [],
  names: [],
  count: Number.POSITIVE_INFINITY,
  sampledOnly: false,
  seed: 1,
  patience: 600,
  grace: 60,
  log: () => {},
};
const changesOf = (report: Report) =>
  report.parts.flatMap(survivorsOf).map((line) => line.replace(/ \[.*/, ''));
const SURVIVORS = [
  'packages/shop/src/fee.ts:2 equality: amount > 100 → amount >= 100',
  'packages/shop/src/fee.ts:4 arrow: 7 → undefined',
];

describe('a mutation run of a small project', () => {
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
    expect(meetsGoals(report)).toBe(false);
    expect(readFileSync(join(project, FEE), 'utf8')).toBe(FILES[FEE]);
  });

  it('tries nothing twice, and everything again that changed', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    expect(changesOf(await runMutation({ ...ALL, log }))).toEqual(SURVIVORS);
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([]);

    const check = FILES['packages/shop/src/fee.check.ts'].replace('fee(1), fee(1000)', 'fee(100), fee(101)');
    writeFileSync(join(project, 'packages/shop/src/fee.check.ts'), check);
    expect(changesOf(await runMutation({ ...ALL, log }))).toEqual(SURVIVORS.slice(1));
    expect(lines.filter((line) => line.includes('full.ts'))).toEqual([]);
  });

  it('leaves out what is accepted, and reports what is accepted or guarded in vain', async () => {
    const spare = mutantsOf(FEE, FILES[FEE]).find(({ mutator }) => mutator === 'arrow');
    const { fingerprint = '', before = '', after = '' } = spare ?? {};
    const accepted = [
      { file: FEE, fingerprint, before, after, reason: 'Nobody calls it.' },
      { file: FEE, fingerprint: 'gone', before: '1', after: '2', reason: 'Was equal.' },
    ];
    const guarded = { ...ALL.guarded, tax: ['packages/*/src/tax.ts'] };
    const report = await runMutation({ ...ALL, accepted, guarded });
    expect(changesOf(report)).toEqual([]);
    expect(report.faults).toEqual([
      'No file matches the guarded packages/*/src/tax.ts',
      `The accepted mutant no longer exists: ${FEE} gone (1 → 2)`,
    ]);
    expect(meetsGoals(report)).toBe(true);
  });

  it('notices a loop without an end', async () => {
    const parts = [{ name: 'turns', sources: ['packages/shop/src/turns.ts'], ownTests: [] }];
    const { parts: reports } = await runMutation({ ...ALL, parts, guarded: {}, grace: 5 });
    const endless = reports.flatMap(({ sampled }) => sampled).filter(({ mutant }) => mutant.after === '-=');
    expect(endless.map((judged) => judged.noticedBy)).toEqual(['the time limit']);
  });
});

it('names a mutant by what it changes, not by its line', () => {
  const source = 'export const fits = (size: number) => size < 3;\n';
  const names = (text: string) => mutantsOf('a.ts', text).map(({ fingerprint }) => fingerprint);
  expect(names(`// Three are one too many.\n${source}`)).toEqual(names(source));
  expect(new Set(names(source + source.replace('fits', 'suits'))).size).toBe(2 * names(source).length);
});

it.each([
  ['a && (b || c)', ['((a)||((b || c)))', 'a && (((b)&&(c)))']],
  ["`a` + 'b'", ["`` + 'b'", "`a` + ''"]],
  ['a?.b?.()', ['a.b?.()', 'a?.b()']],
  ['/^a$/.test(b)', ['/a$/.test(b)', '/^a/.test(b)']],
  ['a.filter(b) as string[]', ['a as string[]']],
  ['a - -1', ['((a)+(-1))', 'a - (+1)']],
  ['!a', ['(a)']],
])('changes %s in every way', (code, changed) => {
  const found = mutantsOf('a.ts', `x(${code})`).map(({ mutated }) => mutated.slice(2, -1));
  expect(found.map((text) => text.replaceAll(' ', '')).sort()).toEqual(
    changed.map((text) => text.replaceAll(' ', '')).sort(),
  );
});

it('samples the same for the same seed', () => {
  const items = Array.from({ length: 100 }, (_, item) => item);
  expect(sample(items, 10, 1)).toEqual(sample(items, 10, 1));
  expect(sample(items, 10, 1)).not.toEqual(sample(items, 10, 2));
  expect(new Set(sample(items, 10, 3)).size).toBe(10);
  expect(sample(items, 200, 1)).toEqual(items);
});
