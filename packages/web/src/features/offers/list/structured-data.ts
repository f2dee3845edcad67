import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../../lib/address/paths';
import type { ListedOffer } from '../../../lib/queries/listed-offer';

/** The longest list that structured data holds: search engines read the first of a page. */
const MOST_IN_A_LIST = 10;

/** A list of offers: how many there are, and the first ten of the page. */
export const offerListData = (
  name: string,
  { data: offers, total }: { data: readonly ListedOffer[]; total: number },
  settings: SiteSettings,
) => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: offers.slice(0, MOST_IN_A_LIST).map((offer, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: offer.name,
    url: settings.address + paths.offer(offer),
  })),
});
