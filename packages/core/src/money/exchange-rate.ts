import { decimal, wholeNumber } from '../text/decimal';
import { formatDate } from '../text/format-date';
import { listed } from '../text/listed';
import { isStated, toCents } from './money';

/** A rate of the settings, valid until a later one of the same currency is stated. */
export interface ExchangeRate {
  /** ISO 4217 code; never NZD. */
  currency: string;
  /** New Zealand dollars for one unit of the currency. */
  nzd_per_unit: number;
  /** Day of the rate: 2026-11-20. */
  on: string;
  /** Who states the rate. */
  source: string;
  source_address: string | null;
}

/** The latest rate of a currency; undefined where none is stated. */
export function rateOf(currency: string, rates: readonly ExchangeRate[]): ExchangeRate | undefined {
  return rates
    .filter((rate) => rate.currency === currency)
    .reduce<ExchangeRate | undefined>((last, rate) => (last && last.on >= rate.on ? last : rate), undefined);
}

/** An amount in NZD, to the cent; null where it is not stated or its currency has no rate. */
export function inNzd(
  amount: number | null,
  currency: string,
  rates: readonly ExchangeRate[],
): number | null {
  if (!isStated(amount)) return null;
  if (currency === 'NZD') return amount;
  const rate = rateOf(currency, rates);
  return rate ? toCents(amount * rate.nzd_per_unit) : null;
}

/** What is said beside an amount: in short, and what follows where there is room. */
interface Beside {
  text: string;
  basis: string;
}

/**
 * What to say beside an amount in another currency: "about NZ$168,000, at 1.68", then "on 20 November 2026, Reserve Bank of
 * New Zealand"; or that it compares by its number. Null beside NZD and where no amount is stated.
 */
export function besideAmount(
  amount: number | null,
  currency: string,
  rates: readonly ExchangeRate[],
): Beside | null {
  if (currency === 'NZD' || !isStated(amount)) return null;
  const rate = rateOf(currency, rates);
  if (!rate) return { text: 'compared as if it were NZD', basis: 'because no rate is stated' };
  return {
    text: `about NZ$${wholeNumber(inNzd(amount, currency, [rate]) ?? 0)}, at ${decimal(rate.nzd_per_unit, 2, 6)}`,
    basis: `on ${formatDate(rate.on)}, ${rate.source}`,
  };
}

/** The same after the amount, where there is room for text alone: "$100,000 USD (about NZ$168,000, at 1.68 on 20 November 2026, Reserve Bank)". */
export function withNzd(
  said: string,
  amount: number | null,
  currency: string,
  rates: readonly ExchangeRate[],
): string {
  const beside = besideAmount(amount, currency, rates);
  return beside ? `${said} (${beside.text} ${beside.basis})` : said;
}

/** How amounts of several currencies compare, for a page that filters or orders by them. */
export function currencyRule(rates: readonly ExchangeRate[]): string {
  if (rates.length === 0)
    return 'Amounts in other currencies are compared as if they were NZD, because no exchange rate is stated.';
  const currencies = [...new Set(rates.map(({ currency }) => currency))].sort();
  return `Amounts in ${listed(currencies)} are compared in NZD, at the rate shown beside them. Any other currency is compared as if it were NZD.`;
}
