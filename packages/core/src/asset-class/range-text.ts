import { formatMoney } from '../money/money';
import { formatReturnRange } from '../offer/return-range';
import type { ClassFigures } from './class-figures';

/** "$25K–$1.0M NZD". */
export function rangeOfMoney({ lowest, highest, currency }: ClassFigures['minimums'][number]): string {
  const low = formatMoney(lowest, currency);
  const high = formatMoney(highest, currency);
  return low === high ? low : `${low.replace(` ${currency}`, '')}–${high}`;
}

/** "6–12% p.a.". */
export const targetRange = ({ lowest, highest, return_type }: ClassFigures['targets'][number]) =>
  formatReturnRange({
    target_return_min: lowest,
    target_return_max: highest,
    target_return_type: return_type,
  });
