import { createApi } from '@tussock/api/app';
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
    ...{ ...rest, record, removed_on: '2026-11-20', for_cause: true, last_slug: null },
  }));
  return (await publishRelease(table, preparePublication({ ...tables, removals }))).release;
};

function visitor() {
  const reads = createDirectoryReads(openTable(engine, table.name, 'reader'));
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
    const reads = createDirectoryReads(openTable(engine, table.name, 'reader'), { now: () => now });
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
        ...{ id: uuidOf('correction'), reported_on: '2026-11-01', record: id, field: 'minimum_investment' },
        ...{ answered_on: null, outcome: null, was: null, now: null },
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

test('a cursor of a release that was withdrawn answers 410', async () => {
  await publish(withOffer({}));
  const { next_cursor } = (await visitor()('/offers?limit=2')).body;
  await publish(withOffer({ minimum_investment: 5 }));
  expect((await visitor()(`/offers?limit=2&cursor=${next_cursor}`)).status).toBe(200);
  await withdraw(table, 1);
  const { status, body } = await visitor()(`/offers?limit=2&cursor=${next_cursor}`);
  expect([status, body.code]).toEqual([410, 'release_gone']);
});
