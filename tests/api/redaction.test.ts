import { createApi } from '@tussock/api/app';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import type { Directory } from '@tussock/core/directory/directory';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { rollback, withdraw } from '@tussock/store/releases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { madeDirectory, uuidOf } from '../support/made-directory';

interface RemovedRow {
  kind: 'offer' | 'provider' | 'platform' | 'fund' | 'person' | 'blog-post';
  id: string;
  name: string;
  reason: string;
}
type Row = Record<string, unknown> & { id: string };

let engine: Engine;
let table: Awaited<ReturnType<typeof newTable>>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.close());
beforeEach(async () => {
  table = await newTable(engine);
});

const whole = madeDirectory({ offers: 12 });
const id = uuidOf('offer 1');
const withOffer = (change: Partial<Directory['offers'][number]>): Directory => ({
  ...whole,
  offers: whole.offers.map((offer) => (offer.id === id ? { ...offer, ...change } : offer)),
});
const publish = async (tables: Directory, forCause: readonly RemovedRow[] = []) => {
  const removals = forCause.map(({ id: record, ...rest }) => ({
    ...rest,
    record,
    removed_on: '2026-11-20',
    for_cause: true,
    last_slug: null,
  }));
  return (await publishRelease(table, preparePublication({ ...tables, removals }))).release;
};

function visitor() {
  const reads = createDirectoryReads(openTable(engine, table.name, 'writer'));
  const api = createApi({ reads, build: 'b', today: () => '2026-11-22', verifyToken: async () => true });
  return async (path: string) => {
    const answer = await api.request(`/api${path}`, { headers: { authorization: 'Bearer any' } });
    return {
      status: answer.status,
      body: (await answer.json()) as Record<string, unknown> & { data: Row[] },
    };
  };
}

describe('an offer that a later release locks', () => {
  const isOpen = async (release?: number) => {
    const { body } = await visitor()(`/offers/${id}${release ? `?release=${release}` : ''}`);
    expect(body.is_exclusive).toBe(body.details === null);
    return body.details !== null;
  };

  test('stays locked after a roll-back, and when it leaves the directory, until a release opens it', async () => {
    await publish(withOffer({ is_exclusive: false }));
    await publish(withOffer({ is_exclusive: true }));
    expect([await isOpen(1), await isOpen()]).toEqual([false, false]);
    await rollback(table);
    expect([await isOpen(), await isOpen(2)]).toEqual([false, false]);
    const without = { ...whole, offers: whole.offers.filter((offer) => offer.id !== id) };
    const unlinked = {
      ...without,
      offer_tags: without.offer_tags.filter(({ offer_id }) => offer_id !== id),
    };
    await publish(unlinked);
    expect(await isOpen(1)).toBe(false);
    expect(await publish(withOffer({ is_exclusive: false }))).toBe(4);
    expect([await isOpen(1), await isOpen(4)]).toEqual([true, true]);
    // What release 2 stored apart it does not have.
    expect(await isOpen(2)).toBe(false);
  });

  test('is opened by publishing again what a roll-back made live', async () => {
    await publish(withOffer({ is_exclusive: false }));
    await publish(withOffer({ is_exclusive: true }));
    await rollback(table);
    expect(await publish(withOffer({ is_exclusive: false }))).toBe(3);
    expect([await isOpen(), await isOpen(1)]).toEqual([true, true]);
    expect(await publish(withOffer({ is_exclusive: false }))).toBe(3);
  });

  test('is hidden everywhere again when the release that opened it by mistake is rolled back', async () => {
    await publish(withOffer({ is_exclusive: false }));
    await publish(withOffer({ is_exclusive: true }));
    await publish(withOffer({ is_exclusive: false, minimum_investment: 4_321 }));
    expect([await isOpen(1), await isOpen()]).toEqual([true, true]);
    await rollback(table, 2);
    expect([await isOpen(), await isOpen(1), await isOpen(2), await isOpen(3)]).toEqual([
      ...[false, false, false, false],
    ]);
  });

  test('keeps no figure in the changelog', async () => {
    await publish(withOffer({ is_exclusive: false, management_fee: 1.11 }));
    await publish(withOffer({ is_exclusive: false, management_fee: 2.22, minimum_investment: 4_321 }));
    const fields = async () =>
      (await visitor()(`/changes?offer=${id}`)).body.data.flatMap((change) =>
        (change.fields as { field: string }[]).map(({ field }) => field),
      );
    expect(await fields()).toEqual(expect.arrayContaining(['management_fee', 'minimum_investment']));
    await publish(withOffer({ is_exclusive: true }));
    expect(await fields()).not.toContain('management_fee');
    expect(await fields()).toContain('minimum_investment');
  });

  test('answers no earlier body from memory', async () => {
    await publish(withOffer({ is_exclusive: false }));
    let now = Date.now();
    const reads = createDirectoryReads(openTable(engine, table.name, 'writer'), { now: () => now });
    const api = createApi({ reads, build: 'b' });
    const path = `/api/offers/${id}?release=1`;
    const first = await api.request(path);
    expect((await first.json()).details).not.toBeNull();
    await publish(withOffer({ is_exclusive: true }));
    now += 5_000;
    expect((await (await api.request(path)).json()).details).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    expect((await api.request(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

describe('a record that was removed for cause', () => {
  const REASON = 'The register shows no such firm.';
  const provider = whole.providers[1];
  const name = provider?.name ?? '';
  const providerId = provider?.id ?? '';
  const offerName = whole.offers.find((offer) => offer.id === id)?.name ?? '';
  const removed: RemovedRow[] = [
    { kind: 'provider', id: providerId, name, reason: REASON },
    { kind: 'offer', id, name: offerName, reason: REASON },
  ];
  /** Both are in every list that could name them. */
  const shown: Directory = {
    ...withOffer({ outcome_return: 6.5 }),
    providers: whole.providers.map((one) =>
      one.id === providerId ? { ...one, provider_type: 'Fund Manager' } : one,
    ),
    sources: whole.sources.map((source) => ({ ...source, record: id })),
    corrections: [
      {
        id: uuidOf('correction'),
        reported_on: '2026-11-01',
        record: id,
        field: 'minimum_investment',
        answered_on: null,
        outcome: null,
        was: null,
        now: null,
      },
    ],
  };
  const later: Directory = {
    ...whole,
    offers: whole.offers
      .filter((offer) => offer.id !== id)
      .map((offer) => (offer.provider_id === providerId ? { ...offer, provider_id: null } : offer)),
    offer_tags: whole.offer_tags.filter(({ offer_id }) => offer_id !== id),
    providers: whole.providers.filter((one) => one.id !== providerId),
    funds: whole.funds.map((fund) =>
      fund.provider_id === providerId ? { ...fund, provider_id: null } : fund,
    ),
    key_people: whole.key_people.filter((person) => person.provider_id !== providerId),
  };
  const fund = uuidOf('fund 1');
  const other = uuidOf('offer 4');
  /** Whatever names one of them. */
  const NAMING = [
    '/offers?limit=100',
    '/offers?limit=100&view=card',
    '/offers?tag=tag-1&limit=100',
    '/providers?limit=100',
    '/funds?limit=100',
    `/funds/${fund}`,
    `/funds/${fund}/page`,
    '/firms/providers?limit=100',
    '/firms/funds?limit=100',
    '/search?limit=100',
    `/search?limit=100&q=${encodeURIComponent(name)}`,
    '/changes?limit=100',
    '/sources?limit=100',
    '/outcomes?limit=100',
    '/corrections',
    `/offers/${other}/similar`,
    ...[id, other].map((offer) => `/charts/ranges?offer=${offer}`),
    '/charts/ranges?asset_class=forestry',
    '/charts/open-now',
    '/charts/search',
    '/charts/track-record',
    `/charts/track-record?provider=${provider?.slug}`,
  ];

  test('shows its name and the reason only, in every release', async () => {
    const naming = async (path: string, release: number) => {
      const { status, body } = await visitor()(`${path}${path.includes('?') ? '&' : '?'}release=${release}`);
      expect([path, status]).toEqual([path, 200]);
      const text = JSON.stringify(body);
      return [id, providerId, 'Description of 1.'].filter((words) => text.includes(words));
    };
    const inForestry = async (release: number) => {
      const { data } = (await visitor()(`/asset-class-figures?release=${release}`)).body;
      return data.find(({ asset_class }) => (asset_class as { slug: string }).slug === 'forestry')?.offers;
    };
    await publish({ ...shown, offers: withOffer({ outcome_return: 6.5, minimum_investment: 1 }).offers });
    await publish(shown);
    for (const path of NAMING) expect([path, await naming(path, 2)]).not.toEqual([path, []]);
    const before = Number(await inForestry(2));
    await publish(later, removed);
    await publish({ ...later, faqs: [] });
    for (const release of [1, 2]) {
      const get = visitor();
      for (const path of [
        `/providers/${providerId}`,
        `/providers/${provider?.slug}`,
        `/offers/${id}`,
        '/offers/offer-1',
        `/exclusive/offers/${uuidOf('offer 3')}`,
      ]) {
        const { status, body } = await get(`${path}?release=${release}`);
        if (path.startsWith('/exclusive')) expect(status).toBe(200);
        else {
          expect([path, status, body.code]).toEqual([path, 410, 'record_removed']);
          expect(JSON.stringify(body)).toContain(REASON);
        }
      }
      for (const path of NAMING) expect([path, await naming(path, release)]).toEqual([path, []]);
      expect(await inForestry(release)).toBe(before - 1);
    }
    const { body } = await visitor()(`/changes?offer=${id}`);
    expect(body.data.map(({ change, fields }) => [change, fields])).toEqual([['removed', []]]);
    const ofFirm = (await visitor()(`/changes?provider=${providerId}`)).body.data;
    expect(ofFirm.map(({ change, fields, reason }) => [change, fields, reason])).toEqual([
      ['removed', [], REASON],
    ]);
    for (const path of [
      `/providers/${providerId}`,
      `/providers/${provider?.slug}`,
      `/offers/${id}?release=3`,
    ]) {
      const { status, body } = await visitor()(path);
      expect([path, status]).toEqual([path, 410]);
      const fields = (body.details as { field: string }[]).map(({ field }) => field);
      expect(fields).toEqual(['kind', 'name', 'reason', 'removed_on']);
    }
  });

  test('is gone again from every release when the one that brought it back by mistake is rolled back', async () => {
    await publish(whole);
    await publish(later, removed);
    await publish({ ...whole, faqs: [] });
    const statuses = async () => {
      const get = visitor();
      const answers = [1, 2, 3].map((release) => get(`/providers/${providerId}?release=${release}`));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect((await statuses())[0]).toBe(200);
    await rollback(table, 2);
    expect(await statuses()).toEqual([410, 410, 410]);
  });

  test('is shown again when a later release has it', async () => {
    await publish(whole);
    await publish(later, removed);
    await publish(whole);
    for (const release of [1, 3])
      expect((await visitor()(`/providers/${providerId}?release=${release}`)).status).toBe(200);
  });
});

describe('what is counted of a release', () => {
  const many = madeDirectory({ offers: 70 });
  /** One firm with more offers than its row in a list has, and one that is in two lists for a single offer. */
  const then: Directory = {
    ...many,
    offers: many.offers.map((offer, n) => ({
      ...offer,
      ...(n === 3 && { is_exclusive: false }),
      ...(n === 69 && { location: 'Gore', asset_class_id: 'class-2', fund_id: null, status: 'Open' }),
      provider_id: uuidOf(n === 69 ? 'provider 1' : 'provider 0'),
      platform_id: n === 69 ? uuidOf('platform 2') : n % 2 ? uuidOf('platform 0') : null,
      is_active: n !== 4,
    })),
    providers: many.providers.map((one) => ({ ...one, provider_type: 'Fund Manager' })),
    sources: many.offers.flatMap((offer) =>
      many.sources.map((source) => ({ ...source, id: `source of ${offer.id}`, record: offer.id })),
    ),
  };
  const gone = new Set([0, 2, 4, 5, 66, 69].map((n) => uuidOf(`offer ${n}`)));
  const without = (tables: Directory): Directory => ({
    ...tables,
    offers: tables.offers.filter((offer) => !gone.has(offer.id)),
    offer_tags: tables.offer_tags.filter(({ offer_id }) => !gone.has(offer_id)),
    sources: tables.sources.filter(({ record }) => !gone.has(record)),
  });
  const locking = (tables: Directory): Directory => ({
    ...tables,
    offers: tables.offers.map((offer) =>
      offer.id === uuidOf('offer 3') ? { ...offer, is_exclusive: true } : offer,
    ),
  });
  const causes = then.offers
    .filter((offer) => gone.has(offer.id))
    .map(
      (offer): RemovedRow => ({ kind: 'offer', id: offer.id, name: offer.name, reason: 'No such offer.' }),
    );
  const COUNTED = [
    ...['/stats', '/places', '/opportunities', '/asset-class-figures', '/charts/open-now'],
    ...['providers', 'platforms', 'funds'].flatMap((kind) => [
      `/firms/${kind}?limit=100`,
      `/${kind}?limit=100`,
    ]),
    ...[0, 1].flatMap((n) => [
      `/providers/${uuidOf(`provider ${n}`)}`,
      `/providers/${uuidOf(`provider ${n}`)}/page`,
    ]),
    ...[0, 1].flatMap((n) => [`/funds/${uuidOf(`fund ${n}`)}`, `/funds/${uuidOf(`fund ${n}`)}/page`]),
    `/platforms/${uuidOf('platform 2')}`,
    '/search?limit=100',
  ];
  const counts = async (release: number, paths: readonly string[] = COUNTED) => {
    const get = visitor();
    const answers = paths.map(async (path) => {
      const { status, body } = await get(`${path}${path.includes('?') ? '&' : '?'}release=${release}`);
      return [path, status, body];
    });
    // A row of a list has the first offers of a firm alone, of which some may be gone; a drawing has the time of its release.
    const isEqual = (path: string, name: string) =>
      name !== 'as_of' && !(path.startsWith('/providers?') && name === 'offers');
    return (await Promise.all(answers)).map(([path, status, body]) => [
      path,
      status,
      JSON.parse(JSON.stringify(body, (name, value) => (isEqual(String(path), name) ? value : undefined))),
    ]);
  };

  test('is as if what was removed for cause had never been in it, and what was locked had been locked', async () => {
    await publish(locking(without(then)));
    const never = await counts(1);
    table = await newTable(engine);
    await publish(then);
    expect(await counts(1)).not.toEqual(never);
    await publish(locking(without({ ...then, faqs: [] })), causes);
    expect(await counts(1)).toEqual(never);
    await rollback(table);
    expect(await counts(1)).toEqual(never);
  });

  test('has no figure of what was locked later, where nothing was removed', async () => {
    const has = (offer: { id: string }) => offer.id === uuidOf('offer 10');
    const some = {
      ...then,
      offers: then.offers.map((one) => (has(one) ? { ...one, is_exclusive: true } : one)),
    };
    await publish(locking(some));
    const locked = await counts(1);
    table = await newTable(engine);
    await publish(some);
    expect(await counts(1)).not.toEqual(locked);
    await publish(locking({ ...some, faqs: [] }));
    expect(await counts(1)).toEqual(locked);
    await rollback(table);
    expect(await counts(1)).toEqual(locked);
  });

  test('has no firm or fund that was removed for cause', async () => {
    const [provider, platform, fund] = [uuidOf('provider 1'), uuidOf('platform 1'), uuidOf('fund 3')];
    const firms = new Set([provider, platform, fund]);
    const others = <T extends { id: string }>(rows: readonly T[]) => rows.filter(({ id }) => !firms.has(id));
    const unlinked = (link: string | null) => (link !== null && firms.has(link) ? null : link);
    const without = (tables: Directory): Directory => ({
      ...tables,
      providers: others(tables.providers),
      platforms: others(tables.platforms),
      funds: others(tables.funds).map((one) => ({ ...one, provider_id: unlinked(one.provider_id) })),
      key_people: tables.key_people.filter(({ provider_id }) => !firms.has(provider_id)),
      offers: tables.offers.map((offer) => ({
        ...offer,
        provider_id: unlinked(offer.provider_id),
        platform_id: unlinked(offer.platform_id),
        fund_id: unlinked(offer.fund_id),
      })),
    });
    const LISTS = [
      '/stats',
      ...['providers', 'platforms', 'funds'].map((kind) => `/firms/${kind}?limit=100`),
    ];
    await publish(without(then));
    const never = await counts(1, LISTS);
    table = await newTable(engine);
    await publish(then);
    expect(await counts(1, LISTS)).not.toEqual(never);
    const removed = (
      [
        ['provider', provider],
        ['platform', platform],
        ['fund', fund],
      ] as const
    ).map(([kind, id]): RemovedRow => ({ kind, id, name: `Name of ${kind}`, reason: 'No such firm.' }));
    await publish(without({ ...then, faqs: [] }), removed);
    expect(await counts(1, LISTS)).toEqual(never);
  });
});

test('what a withdrawn release said is in no changelog, not even as the figure before', async () => {
  const [first, wrong, right] = [1_000, 77_777, 2_000];
  for (const minimum_investment of [first, wrong, right]) await publish(withOffer({ minimum_investment }));
  const changes = async () => (await visitor()(`/changes?offer=${id}`)).body.data;
  expect(JSON.stringify(await changes())).toContain(String(wrong));
  await withdraw(table, 2);
  expect(JSON.stringify(await changes())).not.toContain(String(wrong));
  expect((await changes()).map(({ release, fields }) => [release, fields])).toEqual([
    [3, [{ field: 'minimum_investment', before: null, after: null, is_text: true }]],
  ]);
  for (const path of ['/release', '/offers', `/offers/${id}`, '/stats', '/search'])
    expect([path, (await visitor()(`${path}?release=2`)).status]).toEqual([path, 410]);
});

test('the list of changes says that older ones are missing, however many of it may not be shown', async () => {
  const many = Array.from({ length: MOST_CHANGES }, (_, n) => ({
    ...(whole.platforms[0] as Directory['platforms'][number]),
    id: uuidOf(`platform of many ${n}`),
    name: `Platform ${n}`,
    slug: null,
  }));
  await publish(whole);
  await publish({ ...whole, platforms: [...whole.platforms, ...many] });
  expect((await visitor()('/changes')).body).toMatchObject({ total: MOST_CHANGES, whole_after: 2 });
  await publish(whole);
  await withdraw(table, 2);
  expect((await visitor()('/changes')).body).toMatchObject({ total: 0, whole_after: 3 });
  expect((await visitor()('/changes?release=1')).body).toMatchObject({ total: 0, whole_after: 0 });
});

test('a cursor of a release that was withdrawn answers 410', async () => {
  await publish(withOffer({}));
  const { next_cursor } = (await visitor()('/offers?limit=2')).body;
  await publish(withOffer({ minimum_investment: 5 }));
  expect((await visitor()(`/offers?limit=2&cursor=${next_cursor}`)).status).toBe(200);
  await withdraw(table, 1);
  const { status, body } = await visitor()(`/offers?limit=2&cursor=${next_cursor}`);
  expect([status, body.code]).toEqual([410, 'release_gone']);
});
