import { partitioned } from '@tussock/core/offer/offer-sort';
import type { OfferSummary } from '@tussock/core/offer/offer-summary';
import { isOpen, takesMoneyIn } from '@tussock/core/offer/status';
import type { SiteSettings } from '@tussock/core/settings/settings';

/** How many offers the page of a provider or a fund has: some have hundreds, which the list of offers filters and sorts. */
export const OFFERS_SHOWN = 25;

/** A record with the offers that its page shows, what takes money now first, and how many of all are open. */
export function withShownOffers<T extends { offers: readonly OfferSummary[] }>(
  record: T,
  { open_statuses }: Pick<SiteSettings, 'open_statuses'>,
) {
  const { offers } = record;
  return {
    ...record,
    offers: partitioned(offers, takesMoneyIn(open_statuses)).slice(0, OFFERS_SHOWN),
    open_offer_count: offers.filter(isOpen).length,
  };
}

export type WithShownOffers<T extends { offers: readonly OfferSummary[] }> = ReturnType<
  typeof withShownOffers<T>
>;
