import type { Directory } from '@tussock/core/directory/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, smallDirectory } from '../support/small-directory';
import { Documented } from './support/documented';
import { loadFolder, OLD_SYSTEM_EXPORT } from './support/old-system-export';
import { type PublishedApi, publishedApi } from './support/published-api';

let api: PublishedApi;
let documented: Documented;

/** The second release, so that something has changed. */
const LIVE = 2;

/** Every list of it has rows. */
function directoryWith(word: string): Directory {
  const small = smallDirectory();
  return {
    ...small,
    funds: small.funds.map((fund) => ({ ...fund, fund_structure: word })),
    providers: small.providers.map((provider) => ({ ...provider, website: `https://${word}.example` })),
    platforms: small.platforms.map((platform) => ({ ...platform, platform_type: word })),
    blog_posts: small.blog_posts.map((post) => ({ ...post, author: word })),
    offers: small.offers.map((offer, at) => ({
      ...offer,
      name: at === 1 ? `${offer.name} ${word}` : offer.name,
      outcome_return: at % 2 === 1 ? 6.5 : null,
    })),
    sources: small.sources.flatMap((source) => [source, { ...source, id: 'another', field: 'closes_on' }]),
    corrections: [
      {
        id: idOf(1, 99),
        reported_on: '2026-11-01',
        record: idOf(1, 1),
        field: 'minimum_investment',
        answered_on: '2026-11-02',
        outcome: 'Corrected.',
        was: '$1',
        now: '$2',
      },
    ],
  };
}

beforeAll(async () => {
  api = await publishedApi(directoryWith('first'));
  expect(await api.publish(directoryWith('second'))).toBe(LIVE);
  documented = await Documented.of(api);
});
afterAll(() => api.close());

async function json(path: string, status = 200, init?: RequestInit) {
  const response = await api.get(path, init);
  const body = await response.json();
  expect(response.status, `${path} ${JSON.stringify(body).slice(0, 300)}`).toBe(status);
  expect(documented.check(path, status, body), path).toBeNull();
  return body;
}

async function allRows(path: string): Promise<{ id: string; name: string; [field: string]: unknown }[]> {
  const rows = [];
  let page = await json(path);
  rows.push(...page.data);
  while (page.next_cursor) {
    page = await json(`${path}&cursor=${page.next_cursor}`);
    rows.push(...page.data);
  }
  return rows;
}

const good = { headers: { authorization: 'Bearer good' } };

describe('every route answers as documented', () => {
  it.each([
    '/api/offers',
    '/api/offers?view=card&limit=3',
    '/api/offers?status=Open',
    '/api/offers?aip=true&view=card',
    '/api/offers?tag=carbon',
    '/api/offers?asset_class_id=class-1',
    '/api/offers/offer-3',
    `/api/offers/${idOf(1, 6)}`,
    '/api/offers/offer-3/similar',
    `/api/offers/${idOf(1, 6)}/similar`,
    '/api/providers',
    '/api/providers/provider-1',
    '/api/providers/provider-1/page',
    '/api/platforms',
    `/api/platforms/${idOf(3, 0)}`,
    '/api/funds',
    '/api/funds?asset_class_id=class-0',
    `/api/funds/${idOf(4, 2)}`,
    `/api/funds/${idOf(4, 2)}/page`,
    '/api/tags',
    '/api/tags/secondary-market',
    '/api/asset-classes',
    '/api/asset-classes/forestry',
    '/api/asset-class-figures',
    '/api/blog-posts',
    '/api/blog-posts/reading-a-term-sheet-1',
    '/api/blog-posts/post-3',
    '/api/faqs',
    '/api/stats',
    '/api/release',
    '/api/settings',
    '/api/search?sentence=true&q=forestry%20under%20100k%2C%20open',
    '/api/search?sentence=true&q=no%20forestry%2C%20under%20%241%20trillion',
    '/api/search',
    '/api/search?q=maori&status=Open&status=Closed&sort=name&page=1&limit=5',
    '/api/search?q=wholsale',
    '/api/search?opportunity=under-100k&tag=carbon',
    '/api/firms/providers?q=awhina&aip=false&sort=most_offers',
    '/api/firms/platforms?secondary_market=true&page=1&limit=5',
    '/api/firms/funds?asset_class=forestry&asset_class=property',
    '/api/opportunities',
    '/api/opportunities/high-return',
    '/api/places',
    '/api/places/auckland',
    '/api/changes?limit=5',
    '/api/changes?offer=offer-1',
    '/api/changes?fund=fund-1',
    '/api/changes?provider=provider-1',
    `/api/changes?platform=${idOf(3, 0)}`,
    '/api/changes?blog_post=reading-a-term-sheet-1',
    '/api/sources?page=2&limit=1',
    '/api/outcomes',
    '/api/outcomes?asset_class=forestry&asset_class=property',
    '/api/corrections',
    '/api/charts/offers/offer-1/capital-stack',
    '/api/charts/open-now',
    '/api/charts/search?asset_class=property&sort=name',
    '/api/charts/ranges?asset_class=property',
    '/api/charts/ranges?offer=offer-1&offer=offer-2',
    '/api/dictionary',
    '/api/releases',
    '/api/charts/track-record',
    '/api/charts/track-record?provider=provider-1',
    '/api/charts/offers/offer-1/cash-flow',
    '/api/charts/blog-posts/reading-a-term-sheet-1',
  ])('%s', async (path) => {
    const live = await json(path);
    if ('data' in live) expect([path, live.data]).not.toEqual([path, []]);
    expect(await json(`${path}${path.includes('?') ? '&' : '?'}release=${LIVE}`)).toEqual(live);
  });

  it.each([
    ['/api/offers?limit=0', 400],
    ['/api/offers?cursor=bm9wZQ', 400],
    ['/api/offers/nothing', 404],
    ['/api/offers/nothing/similar', 404],
    ['/api/providers/nothing', 404],
    ['/api/platforms/nothing', 404],
    [`/api/funds/${idOf(1, 1)}`, 404],
    ['/api/tags/nothing', 404],
    ['/api/asset-classes/nothing', 404],
    ['/api/blog-posts/nothing', 404],
    ['/api/faqs?release=99', 410],
    ['/api/releases?release=99', 410],
    ['/api/search?sort=price', 400],
    ['/api/search?opportunity=nothing', 400],
    ['/api/firms/funds?sort=newest', 400],
    ['/api/firms/providers?aip=maybe', 400],
    ['/api/opportunities/nothing', 404],
    ['/api/places/nothing', 404],
    [`/api/exclusive/offers/${idOf(1, 5)}`, 401],
  ])('%s with %d', (path, status) => json(path, status));

  it('the locked part of an exclusive offer', async () => {
    const locked = await json(`/api/exclusive/offers/${idOf(1, 5)}`, 200, good);
    expect(locked).toMatchObject({ details: 'Sesquipedalian details of offer 5', management_fee: 1.25 });
    await json(`/api/exclusive/offers/${idOf(1, 4)}`, 404, good);
  });

  it('and none of the document was left out', () => {
    const operations = Object.entries(documented.document.paths).map(([path]) => `${path} 200`);
    expect(operations.filter((operation) => !documented.seen.has(operation))).toEqual([]);
  });
});

describe('the document', () => {
  it('is closed', () => {
    const open: string[] = [];
    const walk = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { type, additionalProperties } = node as Record<string, unknown>;
      // Maps, by kind and by the name of a field: closed by the type of their values.
      const isMap =
        typeof additionalProperties === 'object' && /\/(counts(\/anyOf\/0)?|filters|Checks)$/.test(path);
      if (type === 'object' && additionalProperties !== false && !isMap) open.push(path);
      for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
    };
    walk(documented.document, '');
    expect(open).toEqual([]);
  });

  it('names every operation once and describes its parameters', () => {
    const operations = Object.values(documented.document.paths).map(({ get }) => get);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const parametersOf = (path: string) =>
      documented.document.paths[path]?.get.parameters?.map(({ name }) => name);
    expect(parametersOf('/api/offers')).toEqual([
      'limit',
      'cursor',
      'release',
      'view',
      'status',
      'aip',
      'tag',
      'asset_class_id',
    ]);
    expect(parametersOf('/api/search')).toEqual(
      expect.arrayContaining(['q', 'min_investment', 'sort', 'page']),
    );
  });
});

describe('lists', () => {
  it('page through everything once, newest first', async () => {
    const rows = await allRows('/api/offers?limit=7');
    expect(rows).toHaveLength(39);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(39);
    const dates = rows.map(({ created_at }) => String(created_at));
    expect(dates).toEqual([...dates].sort().reverse());
    const cards = await allRows('/api/offers?limit=100&view=card');
    expect(cards.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(cards[0]).not.toHaveProperty('description');
  });

  it('refuse the cursor of another list', async () => {
    const { next_cursor } = await json('/api/offers?limit=2');
    await json(`/api/offers?status=Open&cursor=${next_cursor}`, 400);
    await json(`/api/providers?cursor=${next_cursor}`, 400);
  });

  it('cost one request each, once pointer and manifest are known', async () => {
    await json('/api/stats');
    for (const path of [
      '/api/offers?limit=9',
      '/api/offers?tag=carbon&limit=9',
      '/api/providers/provider-0',
    ]) {
      api.requests.length = 0;
      await json(path);
      expect(api.requests, path).toHaveLength(1);
    }
  });
});

describe('a release change', () => {
  it('keeps lists whole, pins what is pinned, and redirects slugs that changed', async () => {
    const before = await json('/api/offers?limit=30');
    const changed = smallDirectory(35);
    for (const offer of changed.offers) if (offer.slug === 'offer-3') offer.slug = 'offer-three';
    const release = await api.publish(changed);
    expect(await json('/api/release')).toMatchObject({ release });
    const rest = await json(`/api/offers?limit=30&cursor=${before.next_cursor}`);
    expect([...before.data, ...rest.data]).toHaveLength(39);
    expect(await json(`/api/release?release=${LIVE}`)).toMatchObject({ release: LIVE });
    expect(await json(`/api/offers/offer-3?release=${LIVE}`)).toMatchObject({ slug: 'offer-3' });
    const moved = await api.get('/api/offers/offer-3');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/offers/offer-three']);
    const beside = await api.get('/api/offers/offer-3/similar');
    expect([beside.status, beside.headers.get('location')]).toEqual([301, '/api/offers/offer-three/similar']);
    await json(`/api/offers?release=${release}&cursor=${before.next_cursor}`, 400);
  });
});

describe('an export of the replaced system', () => {
  it('gives every number of its README', async () => {
    await api.publish(await loadFolder(OLD_SYSTEM_EXPORT));
    const count = async (path: string) => (await allRows(`${path}limit=100`)).length;
    const { counts } = await json('/api/release');
    expect(counts).toMatchObject({ offers: 139, platforms: 40, funds: 500, tags: 60, asset_classes: 12 });
    expect(await json('/api/stats')).toMatchObject({ open_offers: 93, providers: 248, asset_classes: 12 });
    expect(await count('/api/offers?')).toBe(139);
    expect(await count('/api/offers?status=Open&')).toBe(93);
    expect(await count('/api/offers?aip=true&')).toBe(11);
    expect(await count('/api/offers?tag=secondary-market&')).toBe(4);
    expect(await count('/api/offers?tag=carbon&')).toBe(8);
    for (const [slug, offers] of [
      ['forestry', 14],
      ['property', 13],
    ] as const) {
      const { id } = await json(`/api/asset-classes/${slug}`);
      expect(await count(`/api/offers?asset_class_id=${id}&`)).toBe(offers);
      expect((await json(`/api/search?asset_class=${slug}`)).total).toBe(offers);
    }
    expect(await count('/api/providers?')).toBe(248);
    expect(await count('/api/blog-posts?')).toBe(50);
    expect(await count('/api/faqs?')).toBe(20);
    const newest = await json('/api/offers?limit=3&view=card');
    expect(newest.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      'defensive-auckland-private-equity-offer-37',
      'cash-estate-renewable-energy-offer-25',
      'diversified-net-agriculture-offer-4',
    ]);
    const { facets } = await json('/api/search?limit=1');
    const minimum = Object.fromEntries(
      facets.min_investment.map(({ value, count }: { value: string; count: number }) => [value, count]),
    );
    expect(minimum).toEqual({ 'under-50k': 12, '50k-100k': 10, '100k-500k': 115 });
  });
});
