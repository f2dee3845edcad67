import { nzDate } from '@tussock/core/text/nz-date';
import { expect, test } from 'vitest';
import {
  addOffers,
  checkFiles,
  GOOD_OFFER,
  lineOf,
  offersCsv,
  workbookBytes,
} from '../../../tests/support/made-spreadsheet';

const said = async (files: Record<string, string>) => (await checkFiles(files)).problems.map(lineOf);
const inDays = (days: number) => nzDate(new Date(Date.now() + days * 86_400_000));
const REASON = 'is after today. Check the year';

test.each(['created_at', 'closed_on', 'aip_listed_on', 'valued_on'])(
  '%s after today is a warning, and today is not',
  async (field) => {
    const cells = { status: 'Closed', is_aip_eligible: 'true' };
    expect(await said({ 'offers.csv': offersCsv({ ...cells, [field]: inDays(0) }) })).toEqual([]);
    expect(await said({ 'offers.csv': offersCsv({ ...cells, [field]: inDays(2) }) })).toEqual([
      `warning offers.csv line 2 ${field}: ${REASON}`,
    ]);
  },
);

test('what is no day is said to be none, and not to be after today as well', async () => {
  const problems = await said({ 'offers.csv': offersCsv({ closed_on: `${inDays(400).slice(0, 4)}-13-02` }) });
  expect(problems).toEqual([expect.stringContaining('is no day of the calendar')]);
});

test('an offer may close after today', async () => {
  expect(await said({ 'offers.csv': offersCsv({ closes_on: inDays(300) }) })).toEqual([]);
});

test('an offer that has ended does not close after today: its page would say that it does', async () => {
  const closing = (cells: Record<string, string>) =>
    said({ 'offers.csv': offersCsv({ closes_on: inDays(30), ...cells }) });
  expect(await closing({ status: 'closed' })).toEqual([
    'warning offers.csv line 2 closes_on: is after today, although the status says that the offer has ended. State closed_on',
  ]);
  expect(await closing({ status: 'Closed', closed_on: inDays(-1) })).toEqual([]);
  expect(await closing({ status: 'Fully subscribed' })).toEqual([]);
});

test('a look at a source that is still to come is a warning', async () => {
  const source = `record,field,tier,checked_on\n${GOOD_OFFER.id},name,B,${inDays(365)}\n`;
  expect(await said({ 'offers.csv': offersCsv({}), 'sources.csv': source })).toEqual([
    `warning sources.csv line 2 checked_on: ${REASON}`,
  ]);
});

test('a date cell of a workbook is read before it is judged', async () => {
  const made = { value: new Date(`${inDays(40)}T00:00:00Z`), format: 'dd/mm/yyyy' };
  const file = await workbookBytes((workbook) => addOffers(workbook, { valued_on: made }));
  expect((await checkFiles({ 'ours.xlsx': file })).problems.map(lineOf)).toEqual([
    `warning ours.xlsx, offers G2 valued_on: ${REASON}`,
  ]);
});

test('the days of a demonstration are invented', async () => {
  const files = { 'offers.csv': offersCsv({ created_at: inDays(300) }) };
  expect(await said({ ...files, 'settings.json': JSON.stringify({ demonstration: true }) })).toEqual([]);
});
