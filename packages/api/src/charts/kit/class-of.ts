import type { OfferCard } from '@tussock/core/offer/offer';
import { compareNames } from '@tussock/core/text/fold';

/** What an offer without a class is drawn under. */
export const NO_CLASS = 'Class not stated';

const nameOfClass = ({ asset_class }: OfferCard) => asset_class?.name ?? '';

/** Classes by name; offers without one at the end. */
export const byClass = (a: OfferCard, b: OfferCard): number =>
  Number(!a.asset_class) - Number(!b.asset_class) || compareNames(nameOfClass(a), nameOfClass(b));
