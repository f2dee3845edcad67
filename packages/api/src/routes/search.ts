import { FACET_NAMES, FACETS, type FacetName, type Filters } from '@tussock/core/offer/facets';
import { LONGEST_WORDS } from '@tussock/core/offer/offer-query';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { filterValue, listParameters, query } from '../http/parameters';
import { pinnedOn } from '../http/pinned';
import { describe } from '../openapi/describe';
import { searchAnswer } from '../openapi/search-schema';

/** One or several values of a facet; where the facet declares its values, only those. */
function facetParameter(name: FacetName) {
  const { label, declared } = FACETS[name];
  const values = declared?.map(({ value }) => value);
  const one = values ? z.enum(values, `must be one of ${values.join(', ')}`) : filterValue;
  return z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
      z.array(one).max(50, 'must have at most 50 values').optional(),
    )
    .meta({ description: `${label}; may be repeated: any of the values.` });
}

type FacetParameters = Record<FacetName, z.ZodOptional<z.ZodType<string[], string | string[]>>>;
const facetParameters = Object.fromEntries(
  FACET_NAMES.map((name) => [name, facetParameter(name).optional()]),
) as unknown as FacetParameters;

const parameters = z.object({
  q: z
    .string('must be given once')
    .trim()
    .max(LONGEST_WORDS, `must have at most ${LONGEST_WORDS} characters`)
    .default('')
    .meta({ description: 'Words; typing errors, beginnings of words and macrons are taken care of.' }),
  ...facetParameters,
  sort: z
    .enum(OFFER_SORTS, `must be one of ${OFFER_SORTS.join(', ')}`)
    .optional()
    .meta({ description: 'Without it: best match with `q`, else newest.' }),
  page: z.coerce
    .number<string>('must be a number from 1')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(100_000, 'must be at most 100000')
    .default(1),
  limit: listParameters.shape.limit,
  release: listParameters.shape.release,
});

const facetsOf = (asked: z.infer<typeof parameters>): Filters =>
  Object.fromEntries(FACET_NAMES.flatMap((name) => (asked[name]?.length ? [[name, asked[name]]] : [])));

const operation = describe({
  id: 'search',
  summary: 'Offers by words and facets, with counts, and hits of every kind',
  description:
    'Values inside a facet are OR, facets are AND. Every active offer is there unless a filter says otherwise.',
  group: 'Search',
  answers: searchAnswer,
});

/** Only "closing soonest" looks at the calendar. */
const pinned = pinnedOn((c) => (c.req.query('sort') === 'closing_soonest' ? c.var.today() : null));

export const search = new Hono<ApiEnv>().get('/search', operation, query(parameters), pinned, async (c) => {
  const { q, sort, page, limit, ...rest } = c.req.valid('query');
  const asked = { q, sort: sort ?? null, page, limit, filters: facetsOf({ q, sort, page, limit, ...rest }) };
  return c.json(await c.var.search.search(c.var.release.release, { ...asked, today: c.var.today() }));
});
