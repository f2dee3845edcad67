import { nzDate } from '@tussock/core/text/nz-date';
import { expect, test } from 'vitest';
import { checkFiles, lineOf, offersCsv } from '../../../tests/support/made-spreadsheet';

const said = async (files: Record<string, string>) => (await checkFiles(files)).problems.map(lineOf);
const UNKNOWN = 'is not the code of a currency in use';

test.each(['XXQ', 'xxq', 'ZZZ', 'NZQ'])('%s is a warning, and may be published', async (code) => {
  const { directory, problems } = await checkFiles({
    'offers.csv': offersCsv({ investment_currency: code }),
  });
  expect(directory?.offers[0]?.investment_currency).toBe(code.toUpperCase());
  expect(problems.map((problem) => [lineOf(problem), problem.value])).toEqual([
    [`warning offers.csv line 2 investment_currency: ${UNKNOWN}`, code],
  ]);
});

test.each(['NZD', 'nzd', 'AUD', 'JPY', 'CHF', 'XPF'])('%s is a currency', async (code) => {
  expect(await said({ 'offers.csv': offersCsv({ investment_currency: code }) })).toEqual([]);
});

test('a currency of minimums without a rate is one warning, and none with one or where no minimum is stated', async () => {
  const offers = (...minimums: [currency: string, minimum: string][]) =>
    minimums
      .map(([investment_currency, minimum_investment], at) => {
        const csv = offersCsv({
          id: `1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4be${at}`,
          slug: `kowhai-${at}`,
          name: `Kowhai ${at}`,
          investment_currency,
          minimum_investment,
        });
        return at === 0 ? csv : csv.slice(csv.indexOf('\n') + 1);
      })
      .join('');
  const rate = { nzd_per_unit: 1.1, on: '2026-11-20', source: 'RBNZ', source_address: null };
  const settings = { exchange_rates: [{ ...rate, currency: 'USD' }] };
  expect(
    await said({
      'offers.csv': offers(['AUD', ''], ['aud', '50000'], ['AUD', '20000'], ['USD', '50000'], ['JPY', '0']),
      'settings.json': JSON.stringify(settings),
    }),
  ).toEqual([
    'warning offers.csv line 3 investment_currency: has no rate in exchange_rates of the settings, so the minimum compares as if it were in NZD',
  ]);
});

test('a code of another form is one error and no warning', async () => {
  expect(await said({ 'offers.csv': offersCsv({ investment_currency: 'NZ dollars' }) })).toEqual([
    'error offers.csv line 2 investment_currency: must be a three-letter currency code such as NZD',
  ]);
});

test('the exchange rates of the settings are checked too', async () => {
  const rate = { nzd_per_unit: 1.1, on: '2026-11-20', source: 'RBNZ', source_address: null };
  const exchange_rates = [
    { ...rate, currency: 'AUD' },
    { ...rate, currency: 'XXQ' },
  ];
  expect(
    await said({ 'offers.csv': offersCsv({}), 'settings.json': JSON.stringify({ exchange_rates }) }),
  ).toEqual([`warning settings.json exchange_rates[1].currency: ${UNKNOWN}`]);
});

test('a rate of a day to come is a warning, one of today is not', async () => {
  const daysFromNow = (days: number) => nzDate(new Date(Date.now() + days * 86_400_000));
  const rate = { currency: 'AUD', nzd_per_unit: 1.1, source: 'RBNZ', source_address: null };
  const exchange_rates = [-1, 0, 2].map((days) => ({ ...rate, on: daysFromNow(days) }));
  expect(
    await said({ 'offers.csv': offersCsv({}), 'settings.json': JSON.stringify({ exchange_rates }) }),
  ).toEqual([
    'warning settings.json exchange_rates[2].on: is after today, and the rate counts from the day on which it is published',
  ]);
});
