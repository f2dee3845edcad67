import { chartSchemas } from '@tussock/core/answers/chart';
import { searchSchemas } from '@tussock/core/answers/search';
import { MOST_DRAWN } from '@tussock/core/chart/most-drawn';
import { dependsOnDay } from '@tussock/core/offer/facet-counts';
import { FACETS } from '@tussock/core/offer/facets';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import type { Thresholds } from '@tussock/core/offer/opportunity-filter';
import { findOpportunityFilter } from '@tussock/core/offer/opportunity-filters';
import { TAX_POSITIONS } from '@tussock/core/return/tax-position';
import { mayOrderByDay } from '@tussock/core/sentence/order';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { badParameter } from '@tussock/server/http/http-error';
import type { SearchScope } from '@tussock/store/scope';
import type { SearchQuery } from '@tussock/store/search';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv, PinnedEnv } from '../env';
import { answer } from '../http/answer';
import {
  BY_FACET,
  chosenFilters,
  facetParameters,
  filterValue,
  optionParameters,
  pageParameters,
  query,
  readParameters,
  wordsParameter,
} from '../http/parameters';
import { pinnedOn } from '../http/pinned';
import { foundByAnySlug, foundUnderAnySlug } from '../http/renamed';
import { describe } from '../openapi/describe';
import { LAID_OUT } from './charts';

/** What is found, and its order. */
const offersParameters = z
  .object({ q: wordsParameter })
  .extend(facetParameters(FACETS))
  .extend({
    opportunity: filterValue.toLowerCase().optional().meta({
      description: 'Slug of a page of /api/opportunities: only its offers are there.',
      example: 'under-100k',
    }),
    tag: filterValue
      .toLowerCase()
      .optional()
      .meta({ description: 'Slug of a tag: only its offers are there.' }),
    platform: filterValue
      .toLowerCase()
      .optional()
      .meta({ description: 'Id or slug of a platform: only its offers are there.' }),
    sort: z
      .enum(OFFER_SORTS, `must be one of ${OFFER_SORTS.join(', ')}`)
      .optional()
      .meta({ description: 'Without it: best match with `q`, else newest.' }),
    open_first: z.enum(['true', 'false'], 'must be true or false').optional().meta({
      description:
        'true: in any order, offers that take money now come before the others. Their statuses are the setting `open_statuses`.',
    }),
    rate: z
      .enum(TAX_POSITIONS, `must be one of ${TAX_POSITIONS.join(', ')}`)
      .optional()
      .meta({
        description:
          'A tax position: each offer carries `left_after`, what is left of its target after fees and tax. `sort=left_after` needs it, and puts offers of which no fee is known after the others.',
        example: 'person-33',
      }),
    sentence: z.enum(['true', 'false'], 'must be true or false').optional().meta({
      description:
        'true: `q` is read as a sentence, such as “private credit under 50k, quarterly”. What it means as filters is applied with the filters of the address, only the other words are searched, and the answer says in `sentence` how it was read. Names of records and text in double quotes stay words.',
    }),
  });

function sortsByRate(
  { sort, rate }: { sort?: string | undefined; rate?: string | undefined },
  ctx: z.core.$RefinementCtx,
) {
  if (sort === 'left_after' && rate === undefined)
    ctx.addIssue({ code: 'custom', path: ['rate'], message: 'is needed by sort=left_after' });
}

const parameters = offersParameters
  .extend({ ...optionParameters, ...pageParameters })
  .superRefine(sortsByRate);
const chartParameters = offersParameters.extend(readParameters.shape).superRefine(sortsByRate);

type Chosen = z.infer<typeof offersParameters> &
  Pick<SearchQuery, 'page' | 'limit' | 'most_options'> & { empty_options?: string | undefined };

const operation = describe({
  id: 'search',
  summary: 'Offers by words and facets, with counts, and hits of every kind',
  description: `${BY_FACET} Every active offer is there unless a filter says otherwise.`,
  group: 'Search',
  answers: () => searchSchemas().searchAnswer,
});

/** Orders by date, which words can ask for too, and tax rates depend on the day. */
const pinned = pinnedOn((request, today) =>
  request.query('rate') || dependsOnDay(request.query('sort')) || mayOrderByDay(request.query('q') ?? '')
    ? today()
    : null,
);

function scopeOf(
  { opportunity, tag, platform }: Pick<Chosen, 'opportunity' | 'tag' | 'platform'>,
  thresholds: Thresholds,
): SearchScope | undefined {
  if (opportunity === undefined && tag === undefined && platform === undefined) return undefined;
  const filter = opportunity === undefined ? undefined : findOpportunityFilter(opportunity);
  if (opportunity !== undefined && !filter)
    throw badParameter(
      [{ field: 'opportunity', message: 'is not the slug of an opportunity page' }],
      'GET /api/opportunities lists them all.',
    );
  return { opportunity: filter, tag, platform, thresholds };
}

function searchQuery(chosen: Chosen, settings: SiteSettings, today: string): SearchQuery {
  const { q, sort, page, limit, rate } = chosen;
  const scope = scopeOf(chosen, settings);
  return {
    q,
    sort: sort ?? null,
    page,
    limit,
    today,
    rate: rate ?? null,
    filters: chosenFilters(FACETS, chosen),
    ...(scope && { scope }),
    empty_options: chosen.empty_options === 'true',
    most_options: chosen.most_options,
    ...(chosen.open_first === 'true' && { open_first: settings.open_statuses }),
    ...(chosen.sentence === 'true' && { sentence: true }),
  };
}

const chart = describe({
  id: 'getSearchChart',
  summary: 'Target and minimum of the offers that a search finds, drawn',
  description: `${LAID_OUT} The parameters are those of /api/search, without its pages: the first ${MOST_DRAWN} offers are drawn.`,
  group: 'Charts',
  answers: () => chartSchemas().chartAnswer,
});

/** What is found, also under slugs that records had before. */
const find = (c: Context<PinnedEnv>, asked: Chosen) =>
  foundUnderAnySlug(c, asked, (chosen) => {
    const { release, settings } = c.get('release');
    const wanted = searchQuery(chosen, settings, c.get('today')());
    return foundByAnySlug(c, wanted.filters, (filters) =>
      c.get('search').search(release, { ...wanted, filters }),
    );
  });

export const search = new Hono<ApiEnv>()
  .get('/search', operation, query(parameters), pinned, async (c) =>
    answer(c, await find(c, c.req.valid('query'))),
  )
  .get('/charts/search', chart, query(chartParameters), pinned, async (c) => {
    const chosen = c.req.valid('query');
    const { data, total } = await find(c, { ...chosen, page: 1, limit: MOST_DRAWN, most_options: 0 });
    const { listedChart } = await import('../charts/drawn');
    const { settings, published_at } = c.get('release');
    return answer(c, { chart: listedChart(data, total, settings, published_at) });
  });
