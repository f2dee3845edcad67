import { pageOf } from '@tussock/core/answers/page';
import { fundPageOf, recordPages } from '@tussock/core/answers/record-pages';
import { fund } from '@tussock/core/fund/fund';
import { type Context, Hono } from 'hono';
import type { ApiEnv, PinnedEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { idValue, listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const parameters = listParameters.extend({
  asset_class_id: idValue.optional().meta({ description: 'Id of an asset class.' }),
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
const page = describe({
  id: 'getFundPage',
  summary: 'One fund by id or slug as its page shows it: with its first 25 offers',
  description:
    'Offers that take money now come first, the newest first. /api/search has them all with `fund=SLUG`.',
  group: 'Funds',
  answers: () => recordPages().fundPage,
  single: 'by-slug',
});

const find = (c: Context<PinnedEnv>, idOrSlug: string) =>
  findRecord(c, idOrSlug, {
    kind: 'fund',
    collection: 'funds',
    byId: (reads, release, id) => reads.getFundById(release, id),
    bySlug: (reads, release, slug) => reads.getFundBySlug(release, slug),
  });

export const funds = new Hono<ApiEnv>()
  .get('/funds', list, query(parameters), pinned, async (c) => {
    const { asset_class_id, ...page } = c.req.valid('query');
    const [reads, release] = [c.get('reads'), c.get('release')];
    if (asset_class_id === undefined) return answer(c, await reads.listFunds(release.release, page));
    return answer(c, await reads.listFundsByAssetClass(release.release, asset_class_id, page));
  })
  .get('/funds/:idOrSlug', single, query(readParameters), pinned, async (c) =>
    answer(c, await find(c, c.req.param('idOrSlug'))),
  )
  .get('/funds/:idOrSlug/page', page, query(readParameters), pinned, async (c) => {
    const { open_statuses } = c.get('release').settings;
    return answer(c, fundPageOf(await find(c, c.req.param('idOrSlug')), open_statuses));
  });
