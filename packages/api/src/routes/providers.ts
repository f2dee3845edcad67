import { provider } from '@tussock/core/provider/provider';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { findRecord } from '../http/record';
import { describe } from '../openapi/describe';
import { pageOf } from '../openapi/schemas';

const list = describe({
  id: 'listProviders',
  summary: 'Providers of every type but Platform, by name',
  group: 'Providers',
  answers: pageOf(provider),
});
const single = describe({
  id: 'getProvider',
  summary: 'One provider by id or slug',
  group: 'Providers',
  answers: provider,
  single: 'by-slug',
});

export const providers = new Hono<ApiEnv>()
  .get('/providers', list, query(listParameters), pinned, async (c) =>
    c.json(await c.var.reads.listProviders(c.var.release.release, c.req.valid('query'))),
  )
  .get('/providers/:idOrSlug', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('idOrSlug'), {
      kind: 'provider',
      collection: 'providers',
      byId: (reads, release, id) => reads.getProviderById(release, id),
      bySlug: (reads, release, slug) => reads.getProviderBySlug(release, slug),
    });
    return c.json(found);
  });
