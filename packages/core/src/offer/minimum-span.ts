import * as z from 'zod';
import { isStated } from '../money/money';
import type { OfferCard } from './offer';

/** The minimums of some offers together, in NZD. */
export const minimumSpan = z.strictObject({
  /** Null where none is stated in a currency with a rate; so is `highest`. */
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  /** How many are stated in a currency without a rate. */
  unrated: z.int(),
});
export type MinimumSpan = z.infer<typeof minimumSpan>;

/** Whether a minimum is stated in a currency without a rate. */
export const isUnrated = ({ minimum_investment, minimum_in_nzd }: OfferCard): boolean =>
  isStated(minimum_investment) && minimum_in_nzd === null;

const NONE: MinimumSpan = { lowest: null, highest: null, unrated: 0 };

/** The span of some offers, and of those of an earlier span. */
export const minimumSpanOf = (cards: readonly OfferCard[], earlier = NONE): MinimumSpan =>
  cards.reduce(({ lowest, highest, unrated }, card) => {
    const { minimum_in_nzd: minimum } = card;
    return {
      lowest: minimum === null ? lowest : Math.min(minimum, lowest ?? minimum),
      highest: minimum === null ? highest : Math.max(minimum, highest ?? minimum),
      unrated: unrated + Number(isUnrated(card)),
    };
  }, earlier);
