import { describe, expect, it, vi } from 'vitest';
import { idOf, smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

const small = smallRelease(30);

function startApi() {
  const reads = memoryReads({ 1: small });
  const api = createApi({ reads, build: 'b1', report: () => {}, today: () => '2026-11-23' });
  const get = async (path: string) => {
    const answer = await api.request(`/api${path}`);
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  return { reads, get, json: async (path: string) => JSON.parse((await get(path)).text) };
}

describe('a search', () => {
  it('of an opportunity page that is not there is refused, not answered with all offers', async () => {
    const { get } = startApi();
    const { status, text } = await get('/search?opportunity=nothing-like-it');
    expect([status, JSON.parse(text).details]).toEqual([
      400,
      [{ field: 'opportunity', message: 'is not the slug of an opportunity page' }],
    ]);
    expect((await get('/search?opportunity=Under-100k')).status).toBe(200);
  });

  it.each(['open_first', 'empty_options', 'sentence'])(
    'with %s=false is the one without it',
    async (name) => {
      const { get } = startApi();
      const asked = '/search?q=offer&asset_class=property&sort=name';
      expect(await get(`${asked}&${name}=false`)).toEqual(await get(asked));
    },
  );

  it('with a tax position is another on the next day, whose rates may differ', async () => {
    const tagOn = async (today: string, path: string) => {
      const reads = memoryReads({ 1: small });
      const api = createApi({ reads, build: 'b1', report: () => {}, today: () => today });
      return (await api.request(`/api${path}`)).headers.get('etag');
    };
    const [asked, plain] = ['/search?rate=person-33&sort=name', '/search?sort=name'];
    expect(await tagOn('2026-11-23', asked)).not.toBe(await tagOn('2026-11-24', asked));
    expect(await tagOn('2026-11-23', plain)).toBe(await tagOn('2026-11-24', plain));
  });
});

describe('records and lists', () => {
  it('are those of the release', async () => {
    const { json } = startApi();
    const [one] = small.asset_classes;
    expect(await json(`/asset-classes/${one?.slug}`)).toEqual(one);
    const rows = async (path: string) => (await json(path)).data as { id: string }[];
    expect((await rows('/providers?limit=100')).map(({ id }) => id)).toEqual(
      small.providers.filter(({ provider_type }) => provider_type !== 'Platform').map(({ id }) => id),
    );
    for (const kind of ['providers', 'platforms', 'funds'])
      expect((await rows(`/firms/${kind}?limit=100`)).length).toBeGreaterThan(0);
    expect((await rows('/asset-class-figures')).length).toBeGreaterThan(0);
    expect((await rows(`/offers/${idOf(1, 3)}/similar`)).length).toBeGreaterThan(0);
  });

  it('lead from an older slug of their kind to the one of now', async () => {
    const { get, reads } = startApi();
    const [one] = small.asset_classes;
    reads.retired.set('asset-class/older', { id: one?.id ?? '', slug: one?.slug ?? '' });
    expect(await get('/asset-classes/older')).toMatchObject({
      status: 301,
      location: `/api/asset-classes/${one?.slug}`,
    });
    expect((await get('/tags/older')).status).toBe(404);
  });

  const KINDS = [
    ['offers', 'offer', 'offers'],
    ['providers', 'provider', 'providers'],
    ['platforms', 'platform', 'platforms'],
    ['funds', 'fund', 'funds'],
    ['blog-posts', 'blog-post', 'blog_posts'],
  ] as const;
  it.each(KINDS)(
    'of %s are found by id and by slug, and by an earlier slug',
    async (collection, kind, of) => {
      const { get, json, reads } = startApi();
      const [one] = small[of] as { id: string; slug: string | null }[];
      if (!one) throw new Error(`no ${of}`);
      const whole = await json(`/${collection}/${one.id}`);
      expect(whole).toMatchObject({ id: one.id, slug: one.slug });
      if (one.slug) expect(await json(`/${collection}/${one.slug}`)).toEqual(whole);
      reads.retired.set(`${kind}/of-before`, { id: one.id, slug: one.slug });
      expect(await get(`/${collection}/of-before`)).toMatchObject({
        status: 301,
        location: `/api/${collection}/${one.slug ?? one.id}`,
      });
      expect(await json(`/${collection}/nothing`)).toMatchObject({
        hint: `GET /api/${collection} lists them all.`,
      });
    },
  );

  it.each([
    ['providers', 'provider'],
    ['funds', 'fund'],
  ] as const)(
    'of %s are answered as their pages show them, by any of their addresses',
    async (collection, kind) => {
      const { get, json, reads } = startApi();
      const [one] = small[collection];
      const { offers, ...whole } = await json(`/${collection}/${one?.slug}`);
      const page = await json(`/${collection}/${one?.id}/page`);
      expect(page).toMatchObject(whole);
      expect(page.offers.map(({ id }: { id: string }) => id).sort()).toEqual(
        offers.map(({ id }: { id: string }) => id).sort(),
      );
      expect(page.open_offer_count).toBe(
        offers.filter(({ status }: { status: string }) => status === 'Open').length,
      );
      reads.retired.set(`${kind}/of-before`, { id: one?.id ?? '', slug: one?.slug ?? null });
      expect(await get(`/${collection}/of-before/page`)).toMatchObject({
        status: 301,
        location: `/api/${collection}/${one?.slug ?? one?.id}/page`,
      });
    },
  );

  it('say where the pages of filters are listed', async () => {
    const { get, json } = startApi();
    const { status, text } = await get('/opportunities/nothing');
    expect([status, JSON.parse(text).hint]).toEqual([404, 'GET /api/opportunities lists them all.']);
    const [one] = (await json('/opportunities')).data as { slug: string }[];
    expect(await json(`/opportunities/${one?.slug.toUpperCase()}`)).toEqual(one);
  });

  it('of offers are whole, or cards where those are asked for', async () => {
    const { json } = startApi();
    const [whole] = (await json('/offers?limit=1')).data as Record<string, unknown>[];
    const [card] = (await json('/offers?limit=1&view=card')).data as Record<string, unknown>[];
    expect(card?.id).toBe(whole?.id);
    expect(Object.keys(card ?? {}).length).toBeLessThan(Object.keys(whole ?? {}).length);
  });

  it('say where to look when there is no such offer', async () => {
    const { status, text } = await startApi().get('/offers/nothing/similar');
    expect([status, JSON.parse(text).hint]).toEqual([404, 'GET /api/offers lists them all.']);
  });
});

it('the track record of one provider is read alone, and that of all or of several is not', async () => {
  const { get, reads } = startApi();
  const callsOf = async (path: string) => {
    reads.calls.length = 0;
    expect((await get(path)).status).toBe(200);
    return reads.calls.filter((name) => !['live', 'release', 'findRetiredSlug'].includes(name)).sort();
  };
  const one = ['offersOf'];
  const all = ['outcomes'];
  const kinds: string[] = [];
  const { offersOf } = reads;
  reads.offersOf = (release, kind, address) => {
    kinds.push(`${kind} ${address}`);
    return offersOf(release, kind, address);
  };
  expect(await callsOf('/charts/track-record')).toEqual(all);
  expect(await callsOf('/charts/track-record?provider=provider-1')).toEqual(one);
  expect(await callsOf('/charts/track-record?provider=provider-1&provider=provider-2')).toEqual(all);
  expect(kinds).toEqual(['provider provider-1']);
});

it('the chart of a search draws what the search finds, in its order, and refuses what it refuses', async () => {
  const { get, json } = startApi();
  const slug = small.cards.find(({ asset_class }) => asset_class)?.asset_class?.slug;
  for (const asked of ['', '?sort=lowest_minimum&open_first=true', `?asset_class=${slug}&sort=name`]) {
    const { data, total } = await json(`/search${asked}${asked ? '&' : '?'}limit=100`);
    const { chart } = await json(`/charts/search${asked}`);
    const drawn: string[] = chart.table.rows.map(({ link }: { link: { id: string } }) => link.id);
    expect(drawn.toSorted()).toEqual(data.map(({ id }: { id: string }) => id).sort());
    expect(chart.title).toMatch(new RegExp(`^${total} offers`));
  }
  expect((await json('/charts/search?q=zzzzzz')).chart).toBeNull();
  for (const wrong of ['sort=left_after', 'sort=paid', 'term=long-ago', 'opportunity=none'])
    expect([wrong, (await get(`/charts/search?${wrong}`)).status]).toEqual([wrong, 400]);
});

it('the ranges mark one offer, or each of several', async () => {
  const { json } = startApi();
  const first = small.cards.find(({ id }) => id === idOf(1, 1));
  const beside = small.cards.filter(({ asset_class }) => asset_class?.slug === first?.asset_class?.slug);
  const drawn = async (count: number) => {
    const offers = beside.slice(0, count).map(({ id }) => `offer=${id}`);
    const { chart } = await json(`/charts/ranges?${offers.join('&')}`);
    return chart as { title: string; wide: unknown } | null;
  };
  const [one, two] = [await drawn(1), await drawn(2)];
  expect([one, two]).toEqual([expect.anything(), expect.anything()]);
  expect(two?.wide).not.toEqual(one?.wide);
  expect(await drawn(0)).toBeNull();
});

it('the ranges mark an offer by a slug that it had before, which a link to a comparison keeps', async () => {
  const { reads, json } = startApi();
  const offer = small.cards.find(({ id }) => id === idOf(1, 1));
  reads.retired.set('offer/old-name', { id: idOf(1, 1), slug: offer?.slug ?? null });
  reads.retired.set('offer/old-name-of-one-gone', { id: idOf(1, 9_999), slug: null });
  const drawn = async (address: string) => (await json(`/charts/ranges?offer=${address}`)).chart;
  expect(await drawn('old-name')).toEqual(await drawn(idOf(1, 1)));
  expect(await drawn('old-name')).not.toBeNull();
  expect(await drawn('old-name-of-one-gone')).toBeNull();
});

it('the ranges call one of several offers by its name where the others have no asset class', async () => {
  const { json } = startApi();
  const first = small.cards.find(({ id }) => id === idOf(1, 1));
  const classless = small.cards.find(({ asset_class }) => asset_class === null);
  const titleOf = async (...offers: (string | undefined)[]) =>
    (await json(`/charts/ranges?${offers.map((id) => `offer=${id}`).join('&')}`)).chart.title as string;
  expect(await titleOf(first?.id)).toMatch(/^This offer and /);
  expect(await titleOf(first?.id, first?.id)).toMatch(/^This offer and /);
  expect(await titleOf(classless?.id, first?.id)).toBe(
    (await titleOf(first?.id)).replace('This offer', first?.name ?? ''),
  );
});

it('a cursor that is none says what to take instead', async () => {
  const { status, text } = await startApi().get('/offers?cursor=nothing');
  expect([status, JSON.parse(text).hint]).toEqual([
    400,
    'Take next_cursor of the page before, with the same parameters, or leave it out for the first page.',
  ]);
});

it('an error is reported with the number of its request, which the answer carries', async () => {
  const reads = memoryReads({ 1: small });
  const report = vi.fn();
  const api = createApi({ reads, build: 'b1', report });
  reads.error = new Error('away');
  const answer = await api.request('/api/tags');
  expect(answer.status).toBe(500);
  expect(report.mock.calls).toEqual([[reads.error, answer.headers.get('x-request-id')]]);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

it('what is promised is the addresses that must not change', async () => {
  const { json } = startApi();
  const { paths } = (await json('/openapi.json')) as {
    paths: Record<string, { get?: { 'x-stability'?: string } }>;
  };
  const promised = Object.keys(paths).filter((path) => paths[path]?.get?.['x-stability'] === 'stable');
  expect(promised.map((path) => path.replace('/api/', '')).sort()).toEqual([
    ...['asset-classes', 'asset-classes/{slug}', 'blog-posts', 'blog-posts/{idOrSlug}'],
    ...['exclusive/offers/{id}', 'faqs', 'funds', 'funds/{idOrSlug}', 'offers', 'offers/{idOrSlug}'],
    ...['platforms', 'platforms/{id}', 'providers', 'providers/{idOrSlug}', 'release', 'search'],
    ...['stats', 'tags', 'tags/{slug}'],
  ]);
});

it('the client has a function for each operation, with the types of its document', async () => {
  const { text } = await startApi().get('/client.ts');
  expect(text).toMatch(/getOffer: \(idOrSlug: string, query: \{/);
  expect(text).toMatch(/listOffers: \(query: \{/);
  expect(text).toMatch(/minimum_investment\??: number \| null;/);
  expect(text).toMatch(/"newest" \| "highest_return"/);
  expect(text).toMatch(/Array<string>/);
  expect(text).toMatch(/\. Stable\. \*\/\n {4}getOffer: /);
  expect(text).toMatch(/\. Unstable: may change without notice\. \*\/\n {4}getOpportunity: /);
  const [, interfaces = ''] = text.match(/export interface OfferCard \{\n([\s\S]*?)\n\}\n/) ?? [];
  for (const line of interfaces.split('\n')) expect(line).toMatch(/^ {2}\S.*;$/);
  const [, given = ''] = text.match(/listOffers: \(query: \{\n([\s\S]*?)\n {4}\} = \{\}\) =>/) ?? [];
  expect(given.split('\n').length).toBeGreaterThan(2);
  for (const line of given.split('\n')) expect(line).toMatch(/^ {6}\S.* \| undefined;$/);
});
