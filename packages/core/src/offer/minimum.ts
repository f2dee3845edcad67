import type { FacetOption } from '../list/facet';
import { isStated } from '../money/money';
import { wholeNumber } from '../text/decimal';
import { parseNumber } from '../text/parse-number';
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

const HIGHEST = 10_000_000_000;

/** The filter for all minimums up to an amount, as people write it: "250000", "$250,000", "250k"; null for any other text. */
export function minimumUpTo(text: string): FacetOption | null {
  const amount = parseNumber(text, '$') ?? 0;
  if (!Number.isInteger(amount) || amount < 1 || amount > HIGHEST) return null;
  return { value: String(amount), label: `Up to $${wholeNumber(amount)}` };
}
