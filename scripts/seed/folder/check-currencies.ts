import type { Column } from '@tussock/core/column/column';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { fileProblem } from '@tussock/core/directory/reporter';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { nzDate } from '@tussock/core/text/nz-date';
import { statedTexts, textWarning } from './stated-texts';
import { CURRENCIES } from './values/currency-text';

const REASON = 'is not the code of a currency in use';
const NO_RATE = 'has no rate in exchange_rates of the settings, so the minimum compares as if it were in NZD';
const TO_COME = 'is after today, and the rate counts from the day on which it is published';

/** Whether it has the form of a code and is none. Codes of another form are errors. */
const isUnknown = (code: string) => /^[a-z]{3}$/i.test(code) && !CURRENCIES.has(code.toUpperCase());

/**
 * Warns of currency codes that no country uses, of those of minimums without a rate, and of rates of a day after today, which
 * count at once. The codes are no error: the list of Node may lack a new one.
 */
export function checkCurrencies(tables: RawTables, { exchange_rates }: SiteSettings): Problem[] {
  const today = nzDate(new Date());
  const inTables = TABLE_NAMES.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    const fields = columnsOf(name).filter(([, { kind }]: [string, Column]) => kind === 'currency');
    return fields.flatMap(([field]) =>
      statedTexts(table, field)
        .filter(({ text }) => isUnknown(text))
        .map((text) => textWarning(name, table, field, text, REASON)),
    );
  });
  const inRates = exchange_rates.flatMap(({ currency, on }, at) => [
    ...(isUnknown(currency) ? [rateWarning(at, 'currency', currency, REASON)] : []),
    ...(on > today ? [rateWarning(at, 'on', on, TO_COME)] : []),
  ]);
  const rated = new Set(['NZD', ...exchange_rates.map(({ currency }) => currency)]);
  return [...inTables, ...withoutRate(tables, rated), ...inRates];
}

/** Of each currency the first offer that states a minimum in it. */
function withoutRate({ offers }: RawTables, rated: ReadonlySet<string>): Problem[] {
  if (!offers) return [];
  const reported = new Set(rated);
  return statedTexts(offers, 'investment_currency').flatMap((stated) => {
    const code = stated.text.toUpperCase();
    const minimum = String(stated.row.minimum_investment ?? '').trim();
    if (!CURRENCIES.has(code) || reported.has(code) || minimum === '' || minimum === '0') return [];
    reported.add(code);
    return [textWarning('offers', offers, 'investment_currency', stated, NO_RATE)];
  });
}

const rateWarning = (at: number, field: string, value: string, reason: string): Problem => ({
  ...fileProblem('settings.json', `exchange_rates[${at}].${field}`, reason, 'warning'),
  value,
});
