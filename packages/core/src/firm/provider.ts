import * as z from 'zod';
import { maskOf, rowSchema } from '../column/schema';
import { ownCorrection } from '../correction/correction';
import { fundSummary } from '../fund/fund-summary';
import { offerSummary } from '../offer/offer-summary';
import { person } from '../person/person';
import { checks, coverage, source } from '../source/source';
import { PROVIDER_COLUMNS, PROVIDER_REF } from './provider-columns';

/** A row of `providers` after loading. */
export const providerRow = rowSchema(PROVIDER_COLUMNS);
export type ProviderRow = z.infer<typeof providerRow>;

/** What an offer or a fund embeds of its provider. */
export const providerEmbed = providerRow.extend({ checks });
export type ProviderEmbed = z.infer<typeof providerEmbed>;

export const providerRef = providerRow.pick(maskOf(PROVIDER_REF));

/** A provider as the API answers it. In lists `offers` and `funds` hold at most 50; the counts are whole. */
export const provider = providerRow.extend({
  offers: z.array(offerSummary),
  offer_count: z.int(),
  funds: z.array(fundSummary),
  fund_count: z.int(),
  key_people: z.array(person),
  sources: z.array(source),
  corrections: z.array(ownCorrection),
  /**
   * Of its own figures, its funds and its active offers, as far as everyone may read them; null in a release from before
   * coverage was counted.
   */
  coverage: coverage.nullable(),
});
export type Provider = z.infer<typeof provider>;
