import { chartSchemas } from '@tussock/core/answers/chart';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findOffer } from '../http/find-offer';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const cashFlow = describe({
  id: 'getOfferCashFlowChart',
  summary: 'Money in and out of an offer by the year, drawn',
  description:
    'At the minimum investment, from the terms that everyone may read, if the target is reached. Null where they give no figures.',
  group: 'Charts',
  answers: () => chartSchemas().chartAnswer,
  single: 'by-slug',
});

const capitalStack = describe({
  id: 'getOfferCapitalStackChart',
  summary: 'What is repaid from the security of a loan, first to last, drawn',
  description: 'Null for what is no secured loan. A boundary that is not stated is hatched.',
  group: 'Charts',
  answers: () => chartSchemas().chartAnswer,
  single: 'by-slug',
});

/** Figures of one offer that are drawn; what draws them is loaded with the first. */
export const offerCharts = new Hono<ApiEnv>()
  .get('/charts/offers/:idOrSlug/cash-flow', cashFlow, query(readParameters), pinned, async (c) => {
    const offer = await findOffer(c, c.req.param('idOrSlug'));
    const { cashFlowChart } = await import('../charts/drawn');
    return answer(c, { chart: cashFlowChart(offer, c.get('release').published_at) });
  })
  .get('/charts/offers/:idOrSlug/capital-stack', capitalStack, query(readParameters), pinned, async (c) => {
    const offer = await findOffer(c, c.req.param('idOrSlug'));
    const { capitalStackChart } = await import('../charts/drawn');
    return answer(c, { chart: capitalStackChart(offer, c.get('release').published_at) });
  });
