import type { CardFigure } from '../card';

const AMOUNT = String.raw`\D?[\d.,]+[KM]?`;
/** "$250K NZD", "$25K–$1.0M NZD". */
const MONEY = new RegExp(`^(${AMOUNT}(?:–${AMOUNT})?) ([A-Z]{3})$`);
/** "8.5–9.75% p.a., after fees", "−2 to 4% a year". */
const TARGET = /^(−?[\d.,]+(?:(?:–| to )−?[\d.,]+)?%) (.+)$/;

/** A figure in words; the currency of an amount and the kind of a return are its unit. */
export function figure(label: string, text: string): CardFigure {
  const [, value, unit] = MONEY.exec(text) ?? TARGET.exec(text) ?? [];
  return value && unit ? { label, value, unit } : { label, value: text };
}
