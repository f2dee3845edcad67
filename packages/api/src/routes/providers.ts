import { pageOf } from '@tussock/core/answers/page';
import { provider } from '@tussock/core/firm/provider';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listProviders',
  summary: 'Providers of every type but Platform, by name',
  group: 'Providers',
  answers: () => pageOf(provider),
});
const single = describe({
  id: 'getProvider',
  summary: 'One provider by id or slug',
  group: 'Providers',
  answers: () => provider,
  single: 'by-slug',
});

export const providers = new Hono<ApiEnv>()
  .get('/providers', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.get('reads').listProviders(c.get('release').release, c.req.valid('query'))),
  )
  .get('/providers/:idOrSlug', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('idOrSlug'), {
      kind: 'provider',
      collection: 'providers',
      byId: (reads, release, id) => reads.getProviderById(release, id),
      bySlug: (reads, release, slug) => reads.getProviderBySlug(release, slug),
    });
    return answer(c, found);
  });
