import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { key } from '../column/field';
import { rowSchema } from '../column/schema';
import { ownCorrection } from '../correction/correction';
import { providerEmbed } from '../firm/provider';
import { offerSummary } from '../offer/offer-summary';
import { checks, coverage, source } from '../source/source';
import { FUND_COLUMNS } from './columns';

/** A row of `funds` after loading. */
export const fundRow = rowSchema(FUND_COLUMNS);
export type FundRow = z.infer<typeof fundRow>;

/** A fund type as embedded; a plain text has no id. */
export const fundTypeRef = z.strictObject({ id: key.nullable(), name: z.string() });

const resolved = fundRow.omit({ fund_type: true }).extend({
  asset_class: assetClassRef.nullable(),
  fund_type: fundTypeRef.nullable(),
});

/** What an offer embeds of its fund. */
export const fundEmbed = resolved.extend({ checks });
export type FundEmbed = z.infer<typeof fundEmbed>;

/** A fund as the API answers it. In lists `offers` holds at most 50; the count is whole. */
export const fund = resolved.extend({
  provider: providerEmbed.nullable(),
  offers: z.array(offerSummary),
  offer_count: z.int(),
  sources: z.array(source),
  corrections: z.array(ownCorrection),
  /** Of its own figures. */
  coverage,
});
export type Fund = z.infer<typeof fund>;
