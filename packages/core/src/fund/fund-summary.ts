import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { amount, currency, name, shortText, slug, uuid } from '../field';

/** What a provider embeds of each of its funds. */
export const fundSummary = z.strictObject({
  id: uuid,
  slug: slug.nullable(),
  name,
  fund_structure: shortText.nullable(),
  total_fund_size: amount.nullable(),
  fund_size_currency: currency,
  asset_class: assetClassRef.nullable(),
});
export type FundSummary = z.infer<typeof fundSummary>;
