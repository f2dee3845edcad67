import { type Opportunity, opportunity } from '@tussock/core/answers/opportunity';
import { listOf } from '@tussock/core/answers/page';
import { kindsOfReturn } from '@tussock/core/offer/kinds-of-return';
import type { OpportunityFilter } from '@tussock/core/offer/opportunity-filter';
import { findOpportunityFilter, OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { type Context, Hono } from 'hono';
import type { ApiEnv, PinnedEnv } from '../env';
import { answer } from '../http/answer';
import { noSuch } from '../http/errors';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listOpportunities',
  summary: 'The filter pages of the directory, with the number of their offers',
  group: 'Search',
  answers: () => listOf(opportunity()),
});
const single = describe({
  id: 'getOpportunity',
  summary: 'One filter page by slug',
  description: 'Its offers: /api/search?opportunity=SLUG.',
  group: 'Search',
  answers: opportunity,
  single: 'by-id',
});

async function described(c: Context<PinnedEnv>, filter: OpportunityFilter): Promise<Opportunity> {
  const { release, settings } = c.get('release');
  const { slug, type, value, title, introduction } = filter;
  const { offers, fields } = await c
    .get('search')
    .inScope(release, { opportunity: filter, thresholds: settings });
  return {
    slug,
    type,
    value,
    title,
    introduction,
    rule: filter.rule(settings),
    offer_count: offers,
    ...(type === 'target-return' && { return_kinds: kindsOfReturn(fields()) }),
  };
}

export const opportunities = new Hono<ApiEnv>()
  .get('/opportunities', list, query(readParameters), pinned, async (c) =>
    answer(c, { data: await Promise.all(OPPORTUNITY_FILTERS.map((filter) => described(c, filter))) }),
  )
  .get('/opportunities/:slug', single, query(readParameters), pinned, async (c) => {
    const filter = findOpportunityFilter(c.req.param('slug').toLowerCase());
    if (!filter) throw noSuch('opportunity page', 'GET /api/opportunities lists them all.');
    return answer(c, await described(c, filter));
  });
