import { firmAnswers } from '@tussock/core/answers/firms';
import { type FacetNameOf, FIRM_FACETS, FIRM_SORTS, type FirmKind } from '@tussock/core/firm/firm-lists';
import type { FirmSearch } from '@tussock/store/firm-search';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv, PinnedEnv } from '../env';
import { answer } from '../http/answer';
import {
  BY_FACET,
  chosenFilters,
  facetParameters,
  optionParameters,
  pageParameters,
  query,
  wordsParameter,
} from '../http/parameters';
import { pinned } from '../http/pinned';
import { foundByAnySlug } from '../http/renamed';
import { describe } from '../openapi/describe';

const common = z.object({
  q: wordsParameter,
  sort: z
    .enum(FIRM_SORTS, `must be one of ${FIRM_SORTS.join(', ')}`)
    .optional()
    .meta({ description: 'Without it: best match with `q`, else by name.' }),
  ...optionParameters,
  ...pageParameters,
});
const parameters = {
  providers: common.extend(facetParameters(FIRM_FACETS.providers)),
  platforms: common.extend(facetParameters(FIRM_FACETS.platforms)),
  funds: common.extend(facetParameters(FIRM_FACETS.funds)),
};

const operation = (id: string, summary: string, kind: FirmKind) =>
  describe({
    id,
    summary,
    description: `${BY_FACET} A facet’s counts ignore its own choice.`,
    group: 'Search',
    answers: () => firmAnswers()[kind],
  });
const searchProviders = operation(
  'searchProviders',
  'Providers of every type but Platform by words and facets, with counts',
  'providers',
);
const searchPlatforms = operation(
  'searchPlatforms',
  'Platforms by words and facets, with counts',
  'platforms',
);
const searchFunds = operation('searchFunds', 'Funds by words and facets, with counts', 'funds');

type Parameters<K extends FirmKind> = z.infer<(typeof parameters)[K]>;

function firmQuery<K extends FirmKind>(kind: K, given: Parameters<K>): FirmSearch<K> {
  const { q, sort, page, limit, empty_options, most_options } = given;
  return {
    q,
    sort: sort ?? null,
    page,
    limit,
    most_options,
    filters: chosenFilters<FacetNameOf[K]>(FIRM_FACETS[kind], given as object),
    empty_options: empty_options === 'true',
  };
}

function found<K extends FirmKind>(c: Context<PinnedEnv>, kind: K, given: Parameters<K>) {
  const wanted = firmQuery(kind, given);
  return foundByAnySlug(c, wanted.filters, (filters) =>
    c.get('search').firms(c.get('release').release, kind, { ...wanted, filters }),
  );
}

/** Lists of firms and funds with facets, which the pages show; the plain lists have routes of their own. */
export const firms = new Hono<ApiEnv>()
  .get('/firms/providers', searchProviders, query(parameters.providers), pinned, async (c) => {
    return answer(c, await found(c, 'providers', c.req.valid('query')));
  })
  .get('/firms/platforms', searchPlatforms, query(parameters.platforms), pinned, async (c) => {
    return answer(c, await found(c, 'platforms', c.req.valid('query')));
  })
  .get('/firms/funds', searchFunds, query(parameters.funds), pinned, async (c) => {
    return answer(c, await found(c, 'funds', c.req.valid('query')));
  });
