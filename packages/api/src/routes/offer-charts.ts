import { chartAnswer } from '@tussock/core/answers/chart';
import { Hono } from 'hono';
import { cashFlowChart } from '../charts/cash-flow';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const cashFlow = describe({
  id: 'getOfferCashFlowChart',
  summary: 'Money in and out of an offer by the year, drawn',
  description:
    'At the minimum investment, from the terms that everyone may read, if the target is reached. Null where they give no figures.',
  group: 'Charts',
  answers: chartAnswer,
  single: 'by-slug',
});

/** Figures of one offer that are drawn. */
export const offerCharts = new Hono<ApiEnv>().get(
  '/charts/offers/:idOrSlug/cash-flow',
  cashFlow,
  query(readParameters),
  pinned,
  async (c) => {
    const offer = await findRecord(c, c.req.param('idOrSlug'), {
      kind: 'offer',
      collection: 'offers',
      byId: (reads, release, id) => reads.getOfferById(release, id),
      bySlug: (reads, release, slug) => reads.getOfferBySlug(release, slug),
    });
    return answer(c, { chart: cashFlowChart(offer, c.var.release.published_at) });
  },
);
