import { pageOf } from '@tussock/core/answers/page';
import { fund } from '@tussock/core/fund/fund';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { filterValue, listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const parameters = listParameters.extend({
  asset_class_id: filterValue.toLowerCase().optional().meta({ description: 'Id of an asset class.' }),
});

const list = describe({
  id: 'listFunds',
  summary: 'Funds, by name',
  group: 'Funds',
  answers: () => pageOf(fund),
});
const single = describe({
  id: 'getFund',
  summary: 'One fund by id or slug',
  group: 'Funds',
  answers: () => fund,
  single: 'by-slug',
});

export const funds = new Hono<ApiEnv>()
  .get('/funds', list, query(parameters), pinned, async (c) => {
    const { asset_class_id, ...page } = c.req.valid('query');
    const [reads, release] = [c.get('reads'), c.get('release')];
    if (asset_class_id === undefined) return answer(c, await reads.listFunds(release.release, page));
    return answer(c, await reads.listFundsByAssetClass(release.release, asset_class_id, page));
  })
  .get('/funds/:idOrSlug', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('idOrSlug'), {
      kind: 'fund',
      collection: 'funds',
      byId: (reads, release, id) => reads.getFundById(release, id),
      bySlug: (reads, release, slug) => reads.getFundBySlug(release, slug),
    });
    return answer(c, found);
  });
