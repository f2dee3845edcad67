import { pageOf } from '@tussock/core/answers/page';
import { platform } from '@tussock/core/firm/platform';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listPlatforms',
  summary: 'Platforms, by name',
  group: 'Platforms',
  answers: () => pageOf(platform),
});
const single = describe({
  id: 'getPlatform',
  summary: 'One platform by id or slug',
  group: 'Platforms',
  answers: () => platform,
  single: 'by-slug',
});

export const platforms = new Hono<ApiEnv>()
  .get('/platforms', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.get('reads').listPlatforms(c.get('release').release, c.req.valid('query'))),
  )
  .get('/platforms/:id', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('id'), {
      kind: 'platform',
      collection: 'platforms',
      byId: (reads, release, id) => reads.getPlatform(release, id),
      bySlug: (reads, release, slug) => reads.getPlatformBySlug(release, slug),
    });
    return answer(c, found);
  });
