import { expect, test } from 'vitest';
import { checkFiles, GOOD_OFFER, lineOf, offersCsv } from '../../../tests/support/made-spreadsheet';

const said = async (files: Record<string, string>) => (await checkFiles(files)).problems.map(lineOf);

test.each([
  ['2026-11-30T11:00:00.000Z', '30 November 2026', '1 December 2026'],
  ['2026-06-30 12:00:00+00', '30 June 2026', '1 July 2026'],
  ['2026-12-01T00:30:00+14:00', '1 December 2026', '30 November 2026'],
])('%s in a column of days is a warning, since in New Zealand it is another day', async (text, read, day) => {
  expect(await said({ 'offers.csv': offersCsv({ closes_on: text }) })).toEqual([
    `warning offers.csv line 2 closes_on: is read as ${read}, and is ${day} in New Zealand. Write the day without a time`,
  ]);
});

test.each(['2026-11-30T10:59:59Z', '2026-11-30T00:00:00+13:00', '2026-11-30T23:30:00', '2026-11-30'])(
  '%s is the day that is written',
  async (text) => {
    expect(await said({ 'offers.csv': offersCsv({ closes_on: text }) })).toEqual([]);
  },
);

test('in a column of times it is nothing unusual', async () => {
  const offers = [{ ...GOOD_OFFER, is_active: true, created_at: '2026-03-31T11:00:00Z' }];
  expect(await said({ 'offers.json': JSON.stringify(offers) })).toEqual([]);
});
