import * as z from 'zod';
import { FACET_NAMES } from '../offer/facets';
import { offerCard } from '../offer/offer';
import { OFFER_SORTS } from '../offer/offer-sort';
import { WHY_UNUSED } from '../sentence/meaning';
import { whenUsed } from '../text/when-used';
import { facetCounts, facetOption, keyed, nearMissesOf, optionTotals } from './facets';
import { leftAfter } from './left-after';
import { countedPageOf } from './page';

/** Kinds of records that words can find. */
export const HIT_KINDS = ['offer', 'provider', 'platform', 'fund', 'tag', 'blog-post', 'faq'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** The schemas of searches. A function answers without them, so they are made when something is checked or described by them. */
export const searchSchemas = whenUsed(() => {
  /** A record of any kind that the words found; its address is made of kind, slug and id. */
  const searchHit = z.strictObject({
    kind: z.enum(HIT_KINDS),
    /** Null only for a FAQ without one. */
    id: z.string().nullable(),
    slug: z.string().nullable(),
    title: z.string(),
    excerpt: z.string(),
    matched: z
      .array(z.string())
      .meta({ description: 'Words of the record that matched, in lower case and without macrons.' }),
  });

  /** The best hits of a kind, and how many there are. */
  const searchGroup = z.strictObject({ total: z.int().min(0), hits: z.array(searchHit) });

  /** A filter that the words of a query seem to mean: offered, never applied. */
  const suggestion = z.strictObject({
    facet: z.enum(FACET_NAMES),
    ...facetOption(),
    words: z.array(z.string()).meta({ description: 'The words of the query that mean it, folded.' }),
  });

  /** What words of a sentence mean. */
  const sentencePart = z.strictObject({
    facet: z.enum(FACET_NAMES),
    options: z.array(z.strictObject(facetOption())).meta({
      description: 'The values that are applied: one, or the bands that show a range.',
    }),
    label: z.string().optional().meta({
      description:
        'What the bands are together, such as “8% and over”; absent where their own labels say it.',
    }),
    words: z.string().meta({ description: 'The words that mean it, as they were sent.' }),
    note: z.string().nullable().meta({
      description: 'What the bands leave out of the range or add to it; null where they show just that.',
    }),
    without: z.string().meta({ description: 'The sentence without these words.' }),
  });

  /** A card as a search answers it. */
  const foundOffer = offerCard.extend({
    left_after: leftAfter()
      .optional()
      .meta({ description: 'At the tax position `rate`; absent without it. A calculation, not a forecast.' }),
  });

  /** GET /api/search: a page of offers with what else the words found. */
  const searchAnswer = countedPageOf(foundOffer).extend({
    sort: z.enum([...OFFER_SORTS, 'relevance']).meta({ description: 'The order that `data` is in.' }),
    open_first: z
      .literal(true)
      .optional()
      .meta({ description: 'What takes money now comes first; absent without `open_first=true`.' }),
    facets: facetCounts(FACET_NAMES),
    option_totals: optionTotals(FACET_NAMES),
    near_misses: nearMissesOf(FACET_NAMES),
    groups: keyed(HIT_KINDS, searchGroup).meta({
      description:
        'The closest hits of the words by kind; empty without `q`. Offers under the filters, others under none.',
    }),
    suggestions: z
      .array(suggestion)
      .meta({ description: 'Filters that the words seem to mean. They are not applied.' }),
    did_you_mean: z.string().nullable(),
    sentence: z
      .strictObject({
        q: z
          .string()
          .meta({ description: 'The words that are not filters and no order. They are searched.' }),
        parts: z.array(sentencePart),
        order: z
          .strictObject({
            sort: z.enum(OFFER_SORTS),
            words: z.string().meta({ description: 'The words that ask for it, as they were sent.' }),
            without: z.string().meta({ description: 'The sentence without these words.' }),
          })
          .optional()
          .meta({
            description:
              'The order that the words ask for. It is applied unless `sort` is given; absent where they ask for none.',
          }),
        unused: z
          .array(
            z.strictObject({
              words: z.string(),
              why: z.enum(WHY_UNUSED).meta({
                description:
                  'They ask to leave something out, the amount was not understood, or there is no such filter or order. `praise`: offers are not rated. `risk`: no offer has this rating.',
              }),
            }),
          )
          .optional()
          .meta({
            description:
              'Words that are neither a filter nor searched, as they were sent; absent where there are none.',
          }),
      })
      .optional()
      .meta({ description: 'How `q` was read; absent without `sentence=true`.' }),
  });
  return { searchHit, searchGroup, suggestion, foundOffer, searchAnswer };
});

type Schemas = ReturnType<typeof searchSchemas>;
export type SearchHit = z.infer<Schemas['searchHit']>;
export type SearchGroup = z.infer<Schemas['searchGroup']>;
export type Suggestion = z.infer<Schemas['suggestion']>;
export type FoundOffer = z.infer<Schemas['foundOffer']>;
export type SearchAnswer = z.infer<Schemas['searchAnswer']>;
