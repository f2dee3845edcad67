import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSubmissionsTable } from '@tussock/submissions/client';
import { beforeAll, expect, test } from 'vitest';
import { pageViews } from '../../scripts/page-views/program';
import { seed } from '../../scripts/seed/program';
import { submissions } from '../../scripts/submissions/program';
import { editWorkbook } from '../support/edit-workbook';
import { filledApply } from '../support/forms';
import { madeDirectory } from '../support/made-directory';
import { publish } from '../support/published';
import { newSubmissionsTable, startApp } from '../support/submissions-app';
import { readmeCommands } from './readme-commands';
import { newFolder, type SeedRun } from './run-seed';
import { programHere, seedHere } from './seed-here';
import { useSeedTable } from './seed-table';

/** README "For admins", walked through command by command on one table, in README's order. */
const COMMANDS = readmeCommands('For admins');
const PROGRAMS = { seed, submissions, 'page-views': pageViews };
const at = useSeedTable();
const env = { SUBMISSIONS_TABLE: '' };
const folder = newFolder();
const [desk, empty, exported, sent] = ['desk', 'empty', 'exported', 'sent'].map((name) =>
  join(folder, name),
) as [string, string, string, string];
const [html, annotated, changes] = ['report.html', 'checked.xlsx', 'changes.html'].map((name) =>
  join(folder, name),
) as [string, string, string];

/** A command of README, and what the walk makes of it. */
interface Step {
  line: string;
  /** What its words stand for in the walk: a folder of its own, a release that there is. */
  words?: Record<string, string>;
  /** The command asks, and a test has no terminal. */
  yes?: true;
  /** What an admin does before it. */
  before?: () => unknown;
  /** What it prints. */
  says: RegExp;
  /** What it did besides. */
  after?: () => unknown;
}

// A command that is added to README is added here, in its place.
const STEPS: readonly Step[] = [
  {
    line: 'npm run seed -- template FOLDER --with-data',
    says: /^Wrote .*tussock\.xlsx/,
    after: () => editMinimum(10),
  },
  {
    line: 'npm run seed -- template FOLDER',
    words: { FOLDER: empty },
    says: /^Wrote .*tussock\.xlsx/,
  },
  { line: 'npm run seed -- validate FOLDER', says: /no errors?|0 errors/i },
  {
    line: 'npm run seed -- validate FOLDER --live',
    says: /minimum_investment.*\n?.*10 times as much \(beside release 1\)/,
  },
  {
    line: 'npm run seed -- validate FOLDER --html report.html --annotated checked.xlsx',
    words: { 'report.html': html, 'checked.xlsx': annotated },
    says: /The report is in .*report\.html too\.\nThe report is in .*checked\.xlsx too\./,
    after: () => {
      expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>/i);
      expect(existsSync(annotated)).toBe(true);
    },
  },
  {
    line: 'npm run seed -- diff FOLDER',
    before: async () => {
      const { stdout } = await seedHere(['publish', desk, '--yes'], at.env);
      expect(stdout).toMatch(/Release 2 is live\. To go back: .* rollback 1/);
      await editMinimum(2);
    },
    says: /^Against release 2 of .*:\n[\s\S]*minimum_investment/,
  },
  {
    line: 'npm run seed -- diff FOLDER --html changes.html',
    words: { 'changes.html': changes },
    says: /The changes are in .*changes\.html too\./,
    after: () => expect(readFileSync(changes, 'utf8')).toContain('<td>Minimum investment</td>'),
  },
  {
    line: 'npm run seed -- preview FOLDER',
    says: /^Release 3 is not live\. 1 change\.[^\n]*\nLook at it until .*: http:\/\/localhost:\d+\/preview\/3-[0-9a-f]{48}\/\n/,
  },
  {
    line: 'npm run seed -- publish --release 42',
    words: { 42: '3' },
    yes: true,
    says: /: 1 change\. offers: 1 changed\.[\s\S]*Release 3 is live\./,
  },
  {
    line: 'npm run seed -- publish FOLDER',
    yes: true,
    says: /Nothing changed: release 3 is live and holds the same\./,
  },
  { line: 'npm run seed -- releases', says: /^\* +3 .*\n +2 .*\n +1 / },
  { line: 'npm run seed -- rollback', says: /^Release 2 is live again; before it was 3\./ },
  { line: 'npm run seed -- withdraw 41', words: { 41: '1' }, yes: true, says: /^Release 1 is withdrawn\./ },
  { line: 'npm run seed -- verify', says: /The chain holds: \d releases?\./ },
  {
    line: 'npm run seed -- export FOLDER',
    words: { FOLDER: exported },
    says: /^Release 2 is in /,
    after: async () => {
      const { stdout } = await seedHere(['diff', exported, '--json'], at.env);
      expect(JSON.parse(stdout)).toMatchObject({ live: 2, changes: [] });
    },
  },
  // Sources that were checked a year ago come to it.
  { line: 'npm run seed -- stale', says: /[1-9]\d* figures? to check again/ },
  {
    line: 'npm run seed -- prune',
    yes: true,
    says: /^1 preview removed, of release 3\.\nThere is nothing to prune\./,
  },
  {
    line: 'npm run seed -- publish --help',
    says: /^Usage: npm run seed -- publish \[FOLDER\] \[--release N\]/,
  },
  { line: 'npm run submissions -- list', before: sendForm, says: /\n1 submission\.\n$/ },
  {
    line: 'npm run submissions -- export FOLDER',
    words: { FOLDER: sent },
    says: /^1 submission in /,
    after: () => expect(readFileSync(join(sent, 'submissions.csv'), 'utf8')).toContain('someone@example.org'),
  },
  {
    line: 'npm run submissions -- delete --email someone@example.org',
    yes: true,
    says: /^Deleted 1 submission of someone@example\.org\./,
  },
  { line: 'npm run page-views', says: /: 1 page views?\n\n1 {2}\/offers\n/ },
];

beforeAll(async () => {
  const table = await newSubmissionsTable(at.env.DYNAMODB_ENDPOINT);
  Object.assign(env, at.env, { SUBMISSIONS_TABLE: table.name });
  table.client.destroy();
  // What the first `npm start` does, with a directory that is small enough to be published three times.
  const made = madeDirectory({ offers: 6, providers: 4 });
  const sources = made.sources.map((source) => ({ ...source, checked_on: '2024-03-01' }));
  await publish(at.table, { ...made, sources });
});

test('every command of README is in the walk, in its order', () => {
  expect(STEPS.map(({ line }) => line)).toEqual(COMMANDS.map(({ line }) => line));
});

test.each(COMMANDS)('$line takes the options that README names beside it', ({ line, about }) => {
  const { command } = commandOf(line);
  const named = [...about.matchAll(/--([a-z-]+)/g)].map(([, name]) => name);
  expect(Object.keys(command.args ?? {})).toEqual(
    expect.arrayContaining(named.filter((name) => name !== 'help')),
  );
});

// One after the other: each goes on from where the one before it left the table and the folder.
test.each(STEPS)('$line', async (step) => {
  await step.before?.();
  const run = await runStep(step);
  expect([run.code, run.stderr.replace(/^.*\r|^\s+$/gm, '')]).toEqual([0, expect.anything()]);
  expect(run.stdout).toMatch(step.says);
  await step.after?.();
});

/** The program and the words of a line such as "npm run seed -- diff FOLDER". */
function commandOf(line: string) {
  const [, name = '', rest = ''] = /^npm run ([a-z-]+)(?: -- (.+))?$/.exec(line) ?? [];
  const program = PROGRAMS[name as keyof typeof PROGRAMS];
  expect(program, `${line} is no command that the walk knows`).toBeDefined();
  const words = rest === '' ? [] : rest.split(/\s+/);
  const command = 'verbs' in program ? program.verbs[words[0] ?? ''] : program.command;
  if (!command) throw new Error(`${line}: there is no such verb`);
  return { program, words, command };
}

function runStep({ line, words: meant = {}, yes }: Step): Promise<SeedRun> {
  const { program, words } = commandOf(line);
  const typed = words.map((word) => ({ FOLDER: desk, ...meant })[word] ?? word);
  return programHere(program, yes ? [...typed, '--yes'] : typed, env);
}

/** Multiplies the first minimum in the workbook. */
const editMinimum = (by: number) =>
  editWorkbook(join(desk, 'tussock.xlsx'), (workbook) => {
    const sheet = workbook.getWorksheet('offers');
    const headings = sheet?.getRow(1).values as string[];
    const minimums = sheet?.getColumn(headings.indexOf('minimum_investment')).values ?? [];
    const line = minimums.findIndex((value) => typeof value === 'number' && value > 0);
    const cell = sheet?.getRow(line).getCell(headings.indexOf('minimum_investment'));
    if (cell) cell.value = Number(cell.value) * by;
  });

/** A visitor reads a page and sends a form. */
async function sendForm(): Promise<void> {
  const table = openSubmissionsTable(env);
  const site = startApp(table, new Date());
  await site.post('/api/page-views', { path: '/offers' });
  const { status } = await site.post('/api/submissions/apply', filledApply({ email: 'someone@example.org' }));
  expect(status).toBeLessThan(300);
  table.client.destroy();
}
