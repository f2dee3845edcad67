import { pageOf } from '@tussock/core/answers/page';
import { providerPageOf, recordPages } from '@tussock/core/answers/record-pages';
import { provider } from '@tussock/core/firm/provider';
import { type Context, Hono } from 'hono';
import type { ApiEnv, PinnedEnv } from '../env';
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
const page = describe({
  id: 'getProviderPage',
  summary: 'One provider by id or slug as its page shows it: with its first 25 offers and funds',
  description:
    'Offers that take money now come first, the newest first. /api/search has them all with `provider=SLUG`, and /api/firms/funds the funds.',
  group: 'Providers',
  answers: () => recordPages().providerPage,
  single: 'by-slug',
});

const find = (c: Context<PinnedEnv>, idOrSlug: string) =>
  findRecord(c, idOrSlug, {
    kind: 'provider',
    collection: 'providers',
    byId: (reads, release, id) => reads.getProviderById(release, id),
    bySlug: (reads, release, slug) => reads.getProviderBySlug(release, slug),
  });

export const providers = new Hono<ApiEnv>()
  .get('/providers', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.get('reads').listProviders(c.get('release').release, c.req.valid('query'))),
  )
  .get('/providers/:idOrSlug', single, query(readParameters), pinned, async (c) =>
    answer(c, await find(c, c.req.param('idOrSlug'))),
  )
  .get('/providers/:idOrSlug/page', page, query(readParameters), pinned, async (c) => {
    const { open_statuses } = c.get('release').settings;
    return answer(c, providerPageOf(await find(c, c.req.param('idOrSlug')), open_statuses));
  });
