import { fundCard, platformCard, providerCard } from '@tussock/core/firm/firm-card';
import { FIRM_SORTS } from '@tussock/core/firm/firm-lists';
import * as z from 'zod';
import { facetCounts } from './facet-schema';

/** GET /api/firms/…: a page of cards. */
export const firmAnswer = <T extends z.ZodType>(card: T, facets: object) =>
  z.strictObject({
    data: z.array(card),
    total: z.int().min(0).meta({ description: 'On all pages.' }),
    page: z.int().min(0),
    limit: z.int().min(0),
    sort: z.enum([...FIRM_SORTS, 'relevance']).meta({ description: 'The order that `data` is in.' }),
    facets: facetCounts(Object.keys(facets)),
  });

for (const [id, schema] of Object.entries({
  FundCard: fundCard,
  PlatformCard: platformCard,
  ProviderCard: providerCard,
}))
  z.globalRegistry.add(schema, { id });
