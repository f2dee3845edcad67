/** The codes of currencies in use. */
export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** What a currency sign can stand for. A bare $ is any dollar. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  $: /^(?:NZD|AUD|USD|CAD|SGD|HKD|FJD)$/,
  NZ$: /^NZD$/,
  A$: /^AUD$/,
  AU$: /^AUD$/,
  US$: /^USD$/,
  '€': /^EUR$/,
  '£': /^GBP$/,
  '¥': /^(?:JPY|CNY)$/,
};
const SIGN = String.raw`(?:[A-Z]{3}|NZ\$|AU?\$|US\$|[$€£¥])`;
const BEFORE = new RegExp(`^([+-]?)(${SIGN})\\s*([+-]?)(?=[\\d.])`);
const AFTER = new RegExp(`\\s*(?!GST)(${SIGN})$`);

/** An amount without its currency sign or code. Other letters, as in "65% LVR", are none. */
export function withoutCurrency(text: string): { text: string; sign: string | null } {
  const before = BEFORE.exec(text);
  if (before && isCurrency(before[2])) {
    const [all, minus = '', sign = '', minusAfter = ''] = before;
    return { text: `${minus || minusAfter}${text.slice(all.length)}`, sign };
  }
  const after = /\d/.test(text) ? AFTER.exec(text) : null;
  return after && isCurrency(after[1])
    ? { text: text.slice(0, after.index), sign: after[1] ?? null }
    : { text, sign: null };
}

const isCurrency = (sign = '') => Object.hasOwn(SIGNS, sign) || CURRENCIES.has(sign);

/** Why a sign cannot be in a column of amounts in `currency` (null: a column without a currency); null where it can. */
export function currencyProblem(sign: string, currency: string | null): string | null {
  if (currency === null) return 'has a currency sign in a column of values that are not amounts';
  const fits = SIGNS[sign]?.test(currency) ?? sign === currency;
  return fits ? null : `is in ${sign}, and the currency of the row is ${currency}. Correct one of them`;
}
