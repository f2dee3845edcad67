import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { dataFolder, newFolder, SAMPLE } from './run-seed';
import { seedHere as seed } from './seed-here';

describe('seed stale', () => {
  test('lists the live release as its folder, oldest first, and writes it as CSV', async () => {
    const env = { TUSSOCK_LOCAL: newFolder() };
    expect(await seed(['stale'], env)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Nothing is published yet'),
    });
    expect(await seed(['publish', SAMPLE, '--yes'], env)).toMatchObject({ code: 0 });
    const live = JSON.parse((await seed(['stale', '--json'], env)).stdout) as Record<string, string>[];
    expect(live).toEqual(JSON.parse((await seed(['stale', SAMPLE, '--json'], env)).stdout));
    const dates = live.map(({ since }) => since);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual([...dates].sort());

    const file = join(newFolder(), 'recheck.csv');
    const run = await seed(['stale', '--csv', file], env);
    expect(run).toMatchObject({ code: 0, stdout: `${dates.length} figures to check again, in ${file}.\n` });
    const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
    expect(rows.map(({ since, id, field, reason }) => [since, id, field, reason])).toEqual(
      live.map(({ since, id, field, reason }) => [since, id, field, reason]),
    );
  });

  test('leaves names in labels as they are written', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const offer = {
      id,
      name: 'Fund',
      status: 'Open',
      is_active: true,
      is_aip_eligible: true,
      created_at: '2020-01-01T00:00:00Z',
    };
    const source = (field: string) => ({
      id: field,
      record: id,
      field,
      title: 'Register',
      tier: 'B',
      checked_on: '2020-01-01',
      state: 'unreachable',
    });
    const folder = dataFolder({
      'offers.json': JSON.stringify([offer]),
      'sources.json': JSON.stringify([source('is_aip_eligible'), source('auditor')]),
    });
    const { stdout } = await seed(['stale', folder]);
    expect(stdout).toContain('Fund, Active Investor Plus (Register)');
    expect(stdout).toContain('Fund, auditor (Register)');
  });

  test('a table is never replaced, and another file not without a question', async () => {
    const folder = newFolder();
    for (const name of ['offers.csv', 'tags.json', 'directory.xlsx']) {
      writeFileSync(join(folder, name), 'kept');
      expect(await seed(['stale', SAMPLE, '--csv', join(folder, name), '--yes'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('has the name of a data file'),
      });
      expect(readFileSync(join(folder, name), 'utf8')).toBe('kept');
    }
    const file = join(folder, 'recheck.csv');
    writeFileSync(file, 'kept');
    expect(await seed(['stale', SAMPLE, '--csv', file])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Replace it?'),
    });
    expect(readFileSync(file, 'utf8')).toBe('kept');
    expect(await seed(['stale', SAMPLE, '--csv', file, '--yes'])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toContain('since');
  });

  test('reads larger files where it is told to, as the message about one says', async () => {
    const sources = `[${' '.repeat(1_000_001)}]`;
    const folder = dataFolder({ 'sources.json': sources });
    expect(await seed(['stale', folder, '--largest-file', '1'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('add --largest-file with its size in MB'),
    });
    expect(await seed(['stale', folder, '--largest-file', '2'])).toMatchObject({
      code: 0,
      stdout: 'Nothing is due to be checked again.\n',
    });
  });

  test('a file that cannot be written ends with 2', async () => {
    expect(await seed(['stale', SAMPLE, '--csv', '/no/such/folder/x.csv'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be written'),
    });
  });
});
