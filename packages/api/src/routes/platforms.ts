import { pageOf } from '@tussock/core/answers/page';
import { platform } from '@tussock/core/firm/platform';
import { isUuid } from '@tussock/core/identifier/identifier';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { noSuch } from '../http/errors';
import { removal } from '../http/find-record';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listPlatforms',
  summary: 'Platforms, by name',
  group: 'Platforms',
  answers: pageOf(platform),
});
const single = describe({
  id: 'getPlatform',
  summary: 'One platform by id',
  group: 'Platforms',
  answers: platform,
  single: 'by-id',
});

export const platforms = new Hono<ApiEnv>()
  .get('/platforms', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.var.reads.listPlatforms(c.var.release.release, c.req.valid('query'))),
  )
  .get('/platforms/:id', single, query(readParameters), pinned, async (c) => {
    const id = c.req.param('id').toLowerCase();
    const found = isUuid(id) ? await c.var.reads.getPlatform(c.var.release.release, id) : null;
    if (!found)
      throw (
        (await removal(c, 'platform', id)) ?? noSuch('platform', 'GET /api/platforms lists those there are.')
      );
    return answer(c, found);
  });
