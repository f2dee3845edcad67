import type { OfferCard } from '@tussock/core/offer/offer';
import { leftAtSituation } from '@tussock/core/situation/at-situation';
import { useSituation } from '../../lib/storage/use-situation';
import { useToday } from '../../lib/today';
import { LeftLine } from '../../ui/offer/left-line';

/** What is left of a watched offer in the visitor's situation, worked out in this browser. */
export default function OwnLeft({ offer }: { offer: OfferCard }) {
  const at = leftAtSituation(offer, useSituation().situation, useToday());
  return at && <LeftLine left={at.left} />;
}
