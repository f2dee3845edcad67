import { isStated } from '../money/money';
import type { OfferCard } from './offer';

/**
 * The minimum investment as bands, filters and orders compare it: in NZD, or the number itself where the currency has no
 * exchange rate; null where it is not stated.
 */
export function comparedMinimum(
  card: Pick<OfferCard, 'minimum_investment' | 'minimum_in_nzd'>,
): number | null {
  if (!isStated(card.minimum_investment)) return null;
  return card.minimum_in_nzd ?? card.minimum_investment;
}
