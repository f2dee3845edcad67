import { FACET_NAMES } from '@tussock/core/offer/facets';
import { offerCard } from '@tussock/core/offer/offer';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { HIT_KINDS } from '@tussock/store/text-index';
import * as z from 'zod';
import { facetCounts, keyed, option } from './facet-schema';

const hit = z.strictObject({
  kind: z.enum(HIT_KINDS),
  id: z.string().nullable(),
  slug: z.string().nullable(),
  title: z.string(),
  excerpt: z.string(),
  matched: z
    .array(z.string())
    .meta({ description: 'Words of the record that matched, in lower case and without macrons.' }),
});

const group = z.strictObject({ total: z.int().min(0), hits: z.array(hit) });

const suggestion = z.strictObject({
  facet: z.enum(FACET_NAMES),
  ...option,
  words: z.array(z.string()).meta({ description: 'The words of the query that mean it, folded.' }),
});

/** GET /api/search. */
export const searchAnswer = z.strictObject({
  data: z.array(offerCard),
  total: z.int().min(0).meta({ description: 'Offers on all pages.' }),
  page: z.int().min(0),
  limit: z.int().min(0),
  sort: z.enum([...OFFER_SORTS, 'relevance']).meta({ description: 'The order that `data` is in.' }),
  facets: facetCounts(FACET_NAMES),
  groups: z
    .strictObject(keyed(HIT_KINDS, group))
    .meta({ description: 'The best hits of the words by kind; empty without `q`.' }),
  suggestions: z
    .array(suggestion)
    .meta({ description: 'Filters that the words seem to mean. They are not applied.' }),
  did_you_mean: z.string().nullable(),
});

for (const [id, schema] of Object.entries({
  Hit: hit,
  HitGroup: group,
  SearchAnswer: searchAnswer,
}))
  z.globalRegistry.add(schema, { id });
