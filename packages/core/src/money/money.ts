import { decimal, wholeNumber } from '../text/decimal';

/** Shown instead of an amount that is missing or zero. */
export const CONTACT_FOR_DETAILS = 'Contact for details';

const SYMBOLS: Record<string, string> = {
  NZD: '$',
  AUD: '$',
  USD: '$',
  CAD: '$',
  SGD: '$',
  HKD: '$',
  FJD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  INR: '₹',
};

/**
 * An amount in short: "$1.5M NZD", "$250K NZD", "$750 NZD". It is rounded before the unit is chosen, so that 999,950
 * reads "$1.0M" and never "$1000K". A currency without a symbol reads "1.5M CHF".
 * Missing, zero or impossible amounts read "Contact for details".
 */
export function formatMoney(amount: number | null | undefined, currency = 'NZD'): string {
  const rounded = statedCents(amount);
  if (rounded === null) return CONTACT_FOR_DETAILS;
  return withCurrency(shortNumber(rounded), currency);
}

/** The whole amount: "$1,250,000 NZD"; cents only where there are some. For labels and detail pages. */
export function exactMoney(amount: number | null | undefined, currency = 'NZD'): string {
  const rounded = statedCents(amount);
  return rounded === null ? CONTACT_FOR_DETAILS : workedOutMoney(rounded, currency);
}

/** The whole amount of a figure that is worked out, which can be nothing: "$0 NZD". */
export const workedOutMoney = (amount: number, currency: string): string =>
  withCurrency(fullNumber(toCents(amount)), currency);

/** True where an amount is stated: 0 means "not stated" as much as a missing one. */
export function isStated(amount: number | null | undefined): amount is number {
  return statedCents(amount) !== null;
}

function statedCents(amount: number | null | undefined): number | null {
  if (amount == null || !Number.isFinite(amount)) return null;
  const rounded = toCents(amount);
  return rounded > 0 ? rounded : null;
}

/**
 * Rounded to the cent, half a cent up, so that the lines of a calculation add up as they are printed. A product of decimals
 * can be wrong in its last digit (1.005 × 100 is 100.49999999999999): fifteen of them decide.
 */
export const toCents = (amount: number): number => Math.round(Number((amount * 100).toPrecision(15))) / 100;

function shortNumber(amount: number): string {
  if (amount < 1_000) return fullNumber(amount);
  const thousands = Math.round(amount / 1_000);
  if (thousands < 1_000) return `${wholeNumber(thousands)}K`;
  return `${decimal(Math.round(amount / 100_000) / 10, 1, 1)}M`;
}

/** "1,250,000", "105.50": cents only where there are some. */
export function fullNumber(amount: number): string {
  return Number.isInteger(amount) ? wholeNumber(amount) : decimal(amount, 2, 2);
}

function withCurrency(number: string, currency: string): string {
  return `${SYMBOLS[currency] ?? ''}${number} ${currency}`;
}
