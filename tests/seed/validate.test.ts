import { randomUUID } from 'node:crypto';
import type { Problem } from '@tussock/core/directory/problem';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSeed, dataFolder, FIXTURE, SAMPLE, seed as seedElsewhere } from './run-seed';
import { seedHere as seed } from './seed-here';

beforeAll(bundleSeed);

const offer = (n: number) => ({
  id: randomUUID(),
  slug: `offer-${n}`,
  name: `Offer ${n}`,
  status: 'Open',
  is_active: true,
  is_aip_eligible: false,
  created_at: '2026-03-01T00:00:00Z',
});

/** Twelve kinds of mistakes, forty of each, between good rows. */
function manyMistakes() {
  const spoil: ((row: Record<string, unknown>) => void)[] = [
    (row) => Object.assign(row, { minimum_investment: -5 }),
    (row) => Object.assign(row, { minimum_investment: 'plenty' }),
    (row) => Object.assign(row, { target_return_min: 12, target_return_max: 8 }),
    (row) => Object.assign(row, { created_at: '2026-02-30' }),
    (row) => Object.assign(row, { provider_id: randomUUID() }),
    (row) => Object.assign(row, { id: 'not-a-uuid' }),
    (row) => Object.assign(row, { slug: 'Not A Slug' }),
    (row) => Object.assign(row, { slug: 'the-same' }),
    (row) => Object.assign(row, { is_active: 'perhaps' }),
    (row) => Object.assign(row, { distribution: 'weekly' }),
    (row) => Object.assign(row, { documents: [{ title: 'Bad', address: 'javascript:alert(1)' }] }),
    (row) => delete row.name,
  ];
  return Array.from({ length: 40 }, (_, n) =>
    spoil.map((change, kind) => {
      const row: Record<string, unknown> = offer(n * 100 + kind);
      change(row);
      return row;
    }),
  ).flat();
}

describe('validate', () => {
  test('the sample directory is without an error or a warning', async () => {
    const run = await seed(['validate', SAMPLE]);
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('No errors') });
    expect(run.stdout).not.toContain('warning');
  });

  test('an export of the old system loads, its unknown columns reported once a table', async () => {
    const run = await seed(['validate', FIXTURE, '--json']);
    expect(run.code).toBe(0);
    const { errors, problems } = JSON.parse(run.stdout) as { errors: number; problems: Problem[] };
    expect(errors).toBe(0);
    const unknown = problems.filter((problem) => problem.unknown !== undefined);
    expect(unknown.map((problem) => problem.file)).toEqual(['offers.csv', 'offer_tags.csv']);
  });

  test('hundreds of mistakes give one report that a person can read, and every one of them as JSON', async () => {
    const folder = dataFolder({ 'offers.json': [...manyMistakes(), offer(9_999)], 'providers.json': [] });
    // A process may end before a pipe has taken all that it printed.
    const [run, json] = await Promise.all([
      seedElsewhere(['validate', folder]),
      seedElsewhere(['validate', folder, '--json']),
    ]);
    expect([run.code, json.code]).toEqual([1, 1]);
    const { errors, problems } = JSON.parse(json.stdout) as { errors: number; problems: Problem[] };
    expect(errors).toBeGreaterThanOrEqual(12 * 40 - 1);
    expect(problems.every((problem) => problem.file === 'offers.json' && problem.reason)).toBe(true);
    const fields = new Set(problems.map((problem) => problem.field));
    for (const field of [
      'minimum_investment',
      'created_at',
      'provider_id',
      'id',
      'slug',
      'name',
      'is_active',
    ]) {
      expect(fields).toContain(field);
    }
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(300);
    expect(run.stdout).toContain(`${errors.toLocaleString('en-NZ')} errors`);
    expect(run.stdout).toMatch(/error: distribution .*\(40 times\)\n {6}row 10, .*weekly/);
  });

  test('files that cannot be understood are named with the line, never with a stack', async () => {
    const folder = dataFolder({
      'offers.json': '[\n{"id": 1,}\n]',
      'providers.csv': 'id,name\n1,"never closed\n2,x\n',
      'funds.csv': Buffer.from('id,name\n1,plain\n2,K\xf4whai\n', 'latin1'),
      'tags.csv': 'id,slug,name\n1,carbon,Carbon,one too many\n2,wind\n',
      'faqs.json': '{"not": "a list"}',
      'platforms.json': [],
      'platforms.csv': 'id,name\n',
      'settings.json': '{',
      'offer.csv': 'id\n',
    });
    const run = await seed(['validate', folder]);
    expect(run.code).toBe(1);
    expect(run.stdout).toMatch(/offers\.json: 1 error\n.*is not valid JSON.*line 2/);
    expect(run.stdout).toMatch(/providers\.csv: 1 error\n.*a quoted value is never closed.*line 2/);
    expect(run.stdout).toMatch(/funds\.csv: 1 error\n.*is not UTF-8.*line 3/);
    expect(run.stdout).toContain('4 values where the header names 3 columns (row 1, line 2)');
    expect(run.stdout).toContain('must hold a list of rows');
    expect(run.stdout).toMatch(/platforms\.csv: 1 error\n.*is beside platforms\.json/);
    expect(run.stdout).toMatch(/settings\.json: 1 error/);
    expect(run.stdout).toMatch(/offer\.csv: 1 error\n.*is beside offers\.json/);
    expect(run.stdout + run.stderr).not.toMatch(/^\s+at /m);
  });

  test('CSV: byte order mark, CRLF, quoted newlines and documents as JSON', async () => {
    const folder = dataFolder({
      'offers.csv': `\uFEFFid,slug,name,status,is_active,is_aip_eligible,created_at,description,documents\r\n${randomUUID()},one,One,Open,t,f,2026-01-02 03:04:05+13:00,"first\r\nsecond","[{""title"":""IM"",""address"":""https://one.example/im.pdf""}]"\r\n`,
    });
    expect(await seed(['validate', folder])).toMatchObject({ code: 0, stderr: '' });
  });

  test('what is locked of an exclusive offer stands in no report', async () => {
    const row = { ...offer(1), is_exclusive: true, management_fee: 'SECRET', details: 'SECRET guaranteed' };
    const folder = dataFolder({ 'offers.json': [row], 'settings.json': {} });
    const run = await seed(['validate', folder, '--json']);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('management_fee');
    expect(run.stdout).not.toContain('SECRET');
  });
});
