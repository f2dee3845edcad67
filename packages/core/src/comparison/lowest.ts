import { isStated } from '../money/money';
import type { Offer } from '../offer/offer';

type Minimum = Pick<Offer, 'minimum_investment' | 'investment_currency' | 'minimum_in_nzd'>;
type Fee = Pick<Offer, 'management_fee' | 'fee_base'>;

/** Whether each offer has the lowest minimum of those compared; of none where one states none, or in no common currency. */
export function hasLowestMinimum(offers: readonly Minimum[]): boolean[] {
  const isOneCurrency = new Set(offers.map(({ investment_currency }) => investment_currency)).size === 1;
  return lowestOf(
    offers.map(({ minimum_investment, minimum_in_nzd }) => {
      if (!isStated(minimum_investment)) return null;
      return isOneCurrency ? minimum_investment : minimum_in_nzd;
    }),
  );
}

/**
 * Whether each offer has the lowest management fee of those compared; of none unless all state it, and charge it on the same
 * base. Other fees state no base, so that none of them is the lowest.
 */
export function hasLowestFee(offers: readonly Fee[]): boolean[] {
  const bases = new Set(offers.map(({ fee_base }) => fee_base?.trim().toLowerCase() || null));
  const isOneBase = bases.size === 1 && !bases.has(null);
  return lowestOf(offers.map(({ management_fee }) => (isOneBase ? management_fee : null)));
}

/** Every place of the lowest value; none where a value is missing, or where there is nothing to compare with. */
function lowestOf(values: readonly (number | null | undefined)[]): boolean[] {
  const stated = values.filter((value) => value != null);
  const isComparable = values.length > 1 && stated.length === values.length;
  const lowest = Math.min(...stated);
  return values.map((value) => isComparable && value === lowest);
}
