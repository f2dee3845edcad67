import type { OpportunityFilter } from '@tussock/core/offer/opportunity-filter';
import { findOpportunityFilter, OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { notFound } from '../http/fault';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const opportunity = z.strictObject({
  slug: z.string(),
  type: z.string(),
  value: z.string(),
  title: z.string(),
  introduction: z.string(),
  rule: z.string().meta({ description: 'What an offer must have to be on the page, in words.' }),
  offer_count: z.int().min(0),
});
z.globalRegistry.add(opportunity, { id: 'Opportunity' });

const list = describe({
  id: 'listOpportunities',
  summary: 'The filter pages of the directory, with the number of their offers',
  group: 'Search',
  answers: z.strictObject({ data: z.array(opportunity) }),
});
const single = describe({
  id: 'getOpportunity',
  summary: 'One filter page by slug',
  description: 'Its offers: /api/search?opportunity=SLUG.',
  group: 'Search',
  answers: opportunity,
  single: 'by-id',
});

async function described(
  c: Context<ApiEnv>,
  filter: OpportunityFilter,
): Promise<z.infer<typeof opportunity>> {
  const { release, settings } = c.var.release;
  const { slug, type, value, title, introduction } = filter;
  const offer_count = await c.var.search.countInScope(release, { opportunity: filter, thresholds: settings });
  return { slug, type, value, title, introduction, rule: filter.rule(settings), offer_count };
}

export const opportunities = new Hono<ApiEnv>()
  .get('/opportunities', list, query(readParameters), pinned, async (c) =>
    c.json({ data: await Promise.all(OPPORTUNITY_FILTERS.map((filter) => described(c, filter))) }),
  )
  .get('/opportunities/:slug', single, query(readParameters), pinned, async (c) => {
    const filter = findOpportunityFilter(c.req.param('slug').toLowerCase());
    if (!filter) throw notFound('opportunity page', 'GET /api/opportunities lists those there are.');
    return c.json(await described(c, filter));
  });
