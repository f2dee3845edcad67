import type * as z from 'zod';
import { maskOf } from '../column/schema';
import { checks } from '../source/source';
import { OFFER_SUMMARY } from './columns';
import { derivedFields, offerRow } from './offer-row';

/** What a provider or a fund embeds of each of its offers. */
export const offerSummary = offerRow.extend(derivedFields).pick(maskOf(OFFER_SUMMARY)).extend({ checks });
export type OfferSummary = z.infer<typeof offerSummary>;
