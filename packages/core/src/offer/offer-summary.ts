import * as z from 'zod';
import { amount, currency, name, percent, shortText, slug, timestamp, uuid } from '../field';

/** What a provider or a fund embeds of each of its offers. */
export const offerSummary = z.strictObject({
  id: uuid,
  slug: slug.nullable(),
  name,
  status: z.string(),
  is_aip_eligible: z.boolean(),
  is_secondary_market: z.boolean(),
  minimum_investment: amount.nullable(),
  investment_currency: currency,
  target_return_min: percent.nullable(),
  target_return_max: percent.nullable(),
  target_return_type: z.string(),
  term_description: shortText.nullable(),
  created_at: timestamp,
});
export type OfferSummary = z.infer<typeof offerSummary>;
