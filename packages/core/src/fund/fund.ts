import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { amount, currency, date, key, longText, name, shortText, slug, uuid } from '../field';
import { offerSummary } from '../offer/offer-summary';
import { providerRow } from '../provider/provider';
import { fact } from '../source/source';

/** A row of `fund_types`. */
export const fundType = z.strictObject({
  id: key,
  slug: slug.nullable(),
  name,
  description: longText.nullable(),
});
export type FundType = z.infer<typeof fundType>;

/** A row of `funds` after loading. */
export const fundRow = z.strictObject({
  id: uuid,
  slug: slug.nullable(),
  name,
  description: longText.nullable(),
  provider_id: uuid.nullable(),
  asset_class_id: key.nullable(),
  fund_type_id: key.nullable(),
  /** The plain text of the old system, used where there is no `fund_type_id`. */
  fund_type: shortText.nullable(),
  fund_structure: shortText.nullable(),
  /** In `fund_size_currency`. */
  total_fund_size: amount.nullable(),
  fund_size_currency: currency,
  inception_date: date.nullable(),
});
export type FundRow = z.infer<typeof fundRow>;

/** A fund type as embedded; a plain text has no id. */
export const fundTypeRef = z.strictObject({ id: key.nullable(), name: z.string() });
export type FundTypeRef = z.infer<typeof fundTypeRef>;

const resolved = fundRow.omit({ fund_type: true }).extend({
  asset_class: assetClassRef.nullable(),
  fund_type: fundTypeRef.nullable(),
});

/** What an offer embeds of its fund. */
export const fundEmbed = resolved;
export type FundEmbed = z.infer<typeof fundEmbed>;

/** A fund as the API answers it. In lists `offers` holds at most 50; the count is whole. */
export const fund = resolved.extend({
  provider: providerRow.nullable(),
  offers: z.array(offerSummary),
  offer_count: z.int(),
  sources: z.array(fact),
});
export type Fund = z.infer<typeof fund>;
