import { decimal } from '../text/decimal';
import { exactMoney, isStated } from './money';

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
/** Millions and billions with at most so many decimals are still exact; others keep their digits. */
const DECIMALS = 2;

/**
 * A whole amount that is read at a glance and is still exact: "$1.26 billion NZD", "$12.5 million NZD", "$250,000 NZD". One that
 * would have to be rounded keeps its digits: "$1,263,450,000 NZD".
 */
export function readableMoney(amount: number | null | undefined, currency = 'NZD'): string {
  const exact = exactMoney(amount, currency);
  if (!isStated(amount) || amount < MILLION) return exact;
  const [unit, word] = amount >= BILLION ? [BILLION, 'billion'] : [MILLION, 'million'];
  const inUnit = Number((amount / unit).toFixed(DECIMALS));
  if (Math.round(inUnit * unit) !== amount) return exact;
  const digits = exact.replace(/^(\D*)[\d,.]+.*$/, `$1${decimal(inUnit)}`);
  return `${digits} ${word} ${currency}`;
}
