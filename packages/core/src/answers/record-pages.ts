import * as z from 'zod';
import { type Provider, provider } from '../firm/provider';
import { type Fund, fund } from '../fund/fund';
import { OFFERS_ON_A_PAGE } from '../offer/offer-query';
import { partitioned } from '../offer/offer-sort';
import type { OfferSummary } from '../offer/offer-summary';
import { isOpen, takesMoneyIn } from '../offer/status';
import { whenUsed } from '../text/when-used';

/** The records that can have any number of offers, as their pages show them. */
export const recordPages = whenUsed(() => {
  const ofAllOffers = {
    open_offer_count: z.int().min(0).meta({ description: 'Of all its offers, those with status Open.' }),
  };
  return { providerPage: provider.extend(ofAllOffers), fundPage: fund.extend(ofAllOffers) };
});
export type ProviderPage = Provider & OfAllOffers;
export type FundPage = Fund & OfAllOffers;
type OfAllOffers = { open_offer_count: number };

/** A record with its first offers alone: what takes money now before the rest, newest first in each part. */
export const withFirstOffers = <T extends { offers: OfferSummary[] }>(
  record: T,
  open_statuses: readonly string[],
): T & OfAllOffers => ({
  ...record,
  offers: partitioned(record.offers, takesMoneyIn(open_statuses)).slice(0, OFFERS_ON_A_PAGE),
  open_offer_count: record.offers.filter(isOpen).length,
});
