import * as z from 'zod';
import { type Provider, provider } from '../firm/provider';
import { type Fund, fund } from '../fund/fund';
import { partitioned } from '../offer/offer-sort';
import type { OfferSummary } from '../offer/offer-summary';
import { isOpen, takesMoneyIn } from '../offer/status';
import { whenUsed } from '../text/when-used';

/** The records that can have any number of offers, and of funds, as their pages show them. */
export const recordPages = whenUsed(() => {
  const ofAllOffers = {
    open_offer_count: z.int().min(0).meta({ description: 'Of all its offers, those with status Open.' }),
  };
  return { providerPage: provider.extend(ofAllOffers), fundPage: fund.extend(ofAllOffers) };
});
export type ProviderPage = Provider & OfAllOffers;
export type FundPage = Fund & OfAllOffers;
type OfAllOffers = { open_offer_count: number };

/** Offers that the page of a record shows, and funds. */
const SHOWN = 25;

/** A fund with its first offers alone: what takes money now before the rest, newest first in each part. */
export const fundPageOf = (fund: Fund, open_statuses: readonly string[]): FundPage => ({
  ...fund,
  ...firstOffers(fund.offers, open_statuses),
});

/** A provider with its first offers alone, in the same order, and its first funds. */
export const providerPageOf = (provider: Provider, open_statuses: readonly string[]): ProviderPage => ({
  ...provider,
  ...firstOffers(provider.offers, open_statuses),
  funds: provider.funds.slice(0, SHOWN),
});

const firstOffers = (offers: readonly OfferSummary[], open_statuses: readonly string[]) => ({
  offers: partitioned(offers, takesMoneyIn(open_statuses)).slice(0, SHOWN),
  open_offer_count: offers.filter(isOpen).length,
});
