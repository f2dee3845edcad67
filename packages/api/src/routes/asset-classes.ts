import { pageOf } from '@tussock/core/answers/page';
import { assetClass } from '@tussock/core/asset-class/asset-class';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listAssetClasses',
  summary: 'Asset classes, by name',
  group: 'Asset classes',
  answers: () => pageOf(assetClass),
});
const single = describe({
  id: 'getAssetClass',
  summary: 'One asset class by slug',
  group: 'Asset classes',
  answers: () => assetClass,
  single: 'by-slug',
});

export const assetClasses = new Hono<ApiEnv>()
  .get('/asset-classes', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.get('reads').listAssetClasses(c.get('release').release, c.req.valid('query'))),
  )
  .get('/asset-classes/:slug', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('slug'), {
      kind: 'asset-class',
      collection: 'asset-classes',
      bySlug: (reads, release, slug) => reads.getAssetClass(release, slug),
    });
    return answer(c, found);
  });
