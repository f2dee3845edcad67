import { nzDate } from '@tussock/core/text/nz-date';
import { expect, test } from 'vitest';
import { checkFiles, lineOf, offersCsv } from '../../../tests/support/made-spreadsheet';

const inDays = (days: number) => nzDate(new Date(Date.now() + days * 86_400_000));
const from = (in_force_from: string | null) => ({
  in_force_from,
  value: { growth: 5e6, balanced: 1e7 },
  source: 'Immigration New Zealand',
  source_address: null,
  checked_on: null,
  confidence: null,
});
const check = (aip_minimums: ReturnType<typeof from>[]) =>
  checkFiles({ 'offers.csv': offersCsv({}), 'settings.json': JSON.stringify({ aip_minimums }) });

test('minimums that all begin after today are refused', async () => {
  const { directory, problems } = await check([from(inDays(2)), from(inDays(300))]);
  expect(directory).toBeNull();
  expect(problems.map(lineOf)).toEqual([
    'error settings.json aip_minimums: must have an entry that is in force today, or one without a date',
  ]);
});

test.each([[inDays(0)], [null]])('minimums from %s are in force, whatever comes later', async (since) => {
  expect((await check([from(inDays(300)), from(since)])).problems).toEqual([]);
});
