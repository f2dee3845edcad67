import * as z from 'zod';
import { name, slug, uuid } from '../column/field';
import { maskOf } from '../column/schema';
import { platformEmbed, platformRef } from '../firm/platform';
import { providerEmbed, providerRef } from '../firm/provider';
import { fundEmbed } from '../fund/fund';
import { checks, source } from '../source/source';
import { LOCKED_COLUMNS, OFFER_CARD, OFFER_CATALOGUE } from './columns';
import { derivedFields, offerRow } from './offer-row';

/** What is stored apart from an exclusive offer and answered by one route only. */
export const lockedOffer = offerRow
  .pick(maskOf(['id', ...LOCKED_COLUMNS, 'not_applicable']))
  .extend({ sources: z.array(source) });
export type LockedOffer = z.infer<typeof lockedOffer>;

/** An offer as the API answers it: the row with what it links to. Locked fields of an exclusive offer are null or empty. */
export const offer = offerRow.extend({
  provider: providerEmbed.nullable(),
  platform: platformEmbed.nullable(),
  fund: fundEmbed.nullable(),
  ...derivedFields,
});
export type Offer = z.infer<typeof offer>;

/** What a card has of what an offer links to, and the checks of its figures. */
const ofCard = {
  provider: providerRef.nullable(),
  platform: platformRef.nullable(),
  fund: z.strictObject({ id: uuid, slug: slug.nullable(), name }).nullable(),
  checks,
};

/** What a card, a table row and a comparison show. */
export const offerCard = offer.pick(maskOf(OFFER_CARD)).extend(ofCard);
export type OfferCard = z.infer<typeof offerCard>;

/** A row of the search catalogue: the card, with what decides what is left of its target. */
export const catalogueOffer = offer
  .extend(ofCard)
  .pick(maskOf([...OFFER_CARD, 'provider', 'platform', 'fund', 'checks', ...OFFER_CATALOGUE]));
export type CatalogueOffer = z.infer<typeof catalogueOffer>;
