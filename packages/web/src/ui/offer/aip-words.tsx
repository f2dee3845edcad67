import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { OfferCard } from '@tussock/core/offer/offer';
import { aipLine } from '@tussock/core/situation/aip-line';
import { useSituation } from '../../lib/storage/use-situation';

type Listed = Pick<OfferCard, 'aip_state' | 'aip_category' | 'aip_listed_on'>;

/** The words of an AIP badge for a visitor of a category: the category of the listing, about as long as the words it replaces. */
export default function AipWords({ offer, words }: { offer: Listed; words: string }) {
  const { aip_category: own } = useSituation().situation;
  if (own === null || offer.aip_category === null) return words;
  return (
    <span title={aipLine(offer, own)}>AIP list: {OFFER_COLUMNS.aip_category.values[offer.aip_category]}</span>
  );
}
