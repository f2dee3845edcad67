import * as z from 'zod';
import {
  amount,
  currency,
  date,
  imageAddress,
  longText,
  name,
  shortText,
  slug,
  uuid,
  webAddress,
} from '../field';
import { fundSummary } from '../fund/fund-summary';
import { offerSummary } from '../offer/offer-summary';
import { person } from '../person/person';

/** A row of `providers` after loading. */
export const providerRow = z.strictObject({
  id: uuid,
  slug: slug.nullable(),
  name,
  description: longText.nullable(),
  /** As the data has it; matched without case against the list in the settings. */
  provider_type: shortText.nullable(),
  website: webAddress.nullable(),
  logo_url: imageAddress.nullable(),
  location: shortText.nullable(),
  established_date: date.nullable(),
  /** Assets under management in `aum_currency`. */
  aum: amount.nullable(),
  aum_currency: currency,
  is_aip_approved: z.boolean(),
});
export type ProviderRow = z.infer<typeof providerRow>;

export const providerRef = providerRow.pick({
  id: true,
  slug: true,
  name: true,
  provider_type: true,
  logo_url: true,
  location: true,
});
export type ProviderRef = z.infer<typeof providerRef>;

/** A provider as the API answers it. In lists `offers` and `funds` hold at most 50; the counts are whole. */
export const provider = providerRow.extend({
  offers: z.array(offerSummary),
  offer_count: z.int(),
  funds: z.array(fundSummary),
  fund_count: z.int(),
  key_people: z.array(person),
});
export type Provider = z.infer<typeof provider>;
