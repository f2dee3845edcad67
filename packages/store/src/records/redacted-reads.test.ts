import type { Page } from '@tussock/core/answers/page';
import type { Changelog, ListedSource, RecordChange } from '@tussock/core/changelog/changelog';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { assemble } from '@tussock/core/directory/assemble';
import { overviewOf } from '@tussock/core/directory/overview';
import { countFacets } from '@tussock/core/list/facet-table';
import { splitLocked } from '@tussock/core/offer/locked';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import { describe, expect, it, vi } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import type { RemovedRecord } from '../releases/denied';
import type { Hidden } from '../releases/live';
import { RecordRemoved } from '../table/errors';
import { firmCardsOf } from './firm-cards';
import { ledgerTableOf } from './ledger-table';
import { countSources, recordCountsOf } from './open-counts';
import { redactedReads } from './redacted-reads';

type Kind = RemovedRecord['kind'];
type Row = { id: string };
type Reads = ReturnType<typeof redactedReads>;

const content = assemble(madeDirectory({ offers: 24 }));
const { offers, providers, platforms, funds, blog_posts, cards } = content;
const [open] = offers.filter((offer) => !offer.is_exclusive) as [(typeof offers)[number]];
const RELEASE = 7;

const cause = (kind: Kind, id: string): RemovedRecord => ({
  kind,
  id,
  name: `Name of ${id}`,
  reason: `Reason of ${id}`,
  removed_on: '2026-11-20',
  earlier_names: [],
});
const hide = (denied: Partial<Hidden['denied']> = {}, withdrawn: Hidden['withdrawn'] = []): Hidden => ({
  denied: { locked: [], removed: [], ...denied },
  withdrawn,
});

/** The offers that a release locks itself. */
const nothing = async () => [];

/** What is counted again where something is hidden. */
const counting = {
  eachOffer: async (_: number, take: (part: typeof cards) => void) => take(cards),
  firms: async () => firmCardsOf(content),
  getOfferById: async (_: number, id: string) => offers.find((offer) => offer.id === id) ?? null,
  getFundById: async () => null,
  getProviderById: async () => null,
  getPlatform: async () => null,
};

/** The one read over what is stored, while this is hidden in the release and in any. */
function over<Name extends keyof Reads>(
  name: Name,
  found: unknown,
  inRelease: Hidden | null,
  inAny: Hidden = inRelease ?? hide(),
) {
  const world = { inRelease, inAny };
  const stored = vi.fn(async (..._: unknown[]) => found);
  const hiddenIn = vi.fn(async (_: number) => world.inRelease);
  const reads = redactedReads({ ...counting, [name]: stored } as never, {
    hiddenIn,
    hidden: async () => world.inAny,
    lockedIn: nothing,
  });
  return { world, stored, hiddenIn, read: reads[name] as (...of: unknown[]) => Promise<unknown> };
}

const LISTS: [keyof Reads, Kind, readonly Row[]][] = [
  ['listOffers', 'offer', offers],
  ['listOffersByStatus', 'offer', offers],
  ['listAipOffers', 'offer', offers],
  ['listOffersByTag', 'offer', offers],
  ['listOffersByAssetClass', 'offer', offers],
  ['listProviders', 'provider', providers],
  ['listPlatforms', 'platform', platforms],
  ['listFunds', 'fund', funds],
  ['listFundsByAssetClass', 'fund', funds],
  ['listBlogPosts', 'blog-post', blog_posts],
];

describe.each(LISTS)('%s', (name, kind, rows) => {
  const page = { data: rows, next_cursor: 'next' };
  const idsOf = (found: unknown) => (found as Page<Row>).data.map(({ id }) => id);

  it.each([0, 1, rows.length - 1])('leaves out a %s. record that was removed for cause', async (at) => {
    const { read, stored, hiddenIn } = over(
      name,
      page,
      hide({ removed: [cause(kind, rows[at]?.id as string)] }),
    );
    const shown = await read(RELEASE, 'of', { limit: 100 });
    expect(idsOf(shown)).toEqual(rows.filter((_, other) => other !== at).map(({ id }) => id));
    expect(shown).toMatchObject({ next_cursor: 'next' });
    expect(stored).toHaveBeenCalledWith(RELEASE, 'of', { limit: 100 });
    expect(hiddenIn).toHaveBeenCalledWith(RELEASE);
  });

  it('answers the very page that is stored where nothing of it is hidden', async () => {
    expect(await over(name, page, null).read(RELEASE)).toBe(page);
    expect(await over(name, page, hide()).read(RELEASE)).toBe(page);
    const person = hide({ removed: [cause('person', rows[0]?.id as string)] });
    expect(idsOf(await over(name, page, person).read(RELEASE))).toEqual(idsOf(page));
  });
});

it('a provider of a list keeps as many people as it had, where one of more than a list has is removed for cause', async () => {
  const person = providers.flatMap(
    ({ key_people }) => key_people,
  )[0] as (typeof providers)[0]['key_people'][0];
  const people = Array.from({ length: 60 }, (_, at) => ({ ...person, id: `person-${at}` }));
  const whole = { ...(providers[0] as (typeof providers)[0]), key_people: people };
  const page = { data: [{ ...whole, key_people: people.slice(0, 50) }], next_cursor: null };
  const peopleOf = async (gone: string) => {
    const hidden = async () => hide({ removed: [cause('person', gone)] });
    const stored = { ...counting, listProviders: async () => page, getProviderById: async () => whole };
    const reads = redactedReads(stored as never, { hiddenIn: hidden, hidden, lockedIn: nothing });
    const [shown] = (await reads.listProviders(RELEASE, { limit: 100 })).data;
    return shown?.key_people.map(({ id }) => id);
  };
  const ids = people.map(({ id }) => id);
  expect(await peopleOf('person-7')).toEqual(ids.slice(0, 51).filter((id) => id !== 'person-7'));
  expect(await peopleOf('person-55')).toEqual(ids.slice(0, 50));
});

const SINGLES: [keyof Reads, Kind, Row][] = [
  ['getOfferById', 'offer', open],
  ['getOfferBySlug', 'offer', open],
  ['getLockedOffer', 'offer', content.locked[0] as Row],
  ['getProviderById', 'provider', providers[0] as Row],
  ['getProviderBySlug', 'provider', providers[0] as Row],
  ['getPlatform', 'platform', platforms[0] as Row],
  ['getPlatformBySlug', 'platform', platforms[0] as Row],
  ['getFundById', 'fund', funds[0] as Row],
  ['getFundBySlug', 'fund', funds[0] as Row],
  ['getBlogPostById', 'blog-post', blog_posts[0] as Row],
  ['getBlogPostBySlug', 'blog-post', blog_posts[0] as Row],
];

describe.each(SINGLES)('%s', (name, kind, row) => {
  it('does not answer a record that was removed for cause', async () => {
    const { read, stored, hiddenIn } = over(name, row, hide({ removed: [cause(kind, row.id)] }));
    await expect(read(RELEASE, 'address')).rejects.toThrow(RecordRemoved);
    expect(stored).toHaveBeenCalledWith(RELEASE, 'address');
    expect(hiddenIn).toHaveBeenCalledWith(RELEASE);
  });

  it('answers any other as it is stored, and none where there is none', async () => {
    const person = hide({ removed: [cause('person', row.id)] });
    for (const of of [null, hide(), person]) {
      expect(await over(name, row, of).read(RELEASE, 'address')).toEqual(row);
      expect(await over(name, null, of).read(RELEASE, 'address')).toBeNull();
    }
    expect(await over(name, row, null).read(RELEASE, 'address')).toBe(row);
  });
});

describe('the locked part of an offer that a later release locks', () => {
  const readOf = (found: Row | null, denied: Partial<Hidden['denied']> | null) => {
    const stored = { getLockedOffer: async () => null, getOfferById: async () => found };
    const hidden = async () => hide(denied ?? {});
    const hiddenIn = async () => denied && hidden();
    return redactedReads(stored as never, { hiddenIn, hidden, lockedIn: nothing }).getLockedOffer(
      RELEASE,
      open.id,
    );
  };

  it('is taken from the offer, which was stored whole', async () => {
    const { locked } = splitLocked({ ...open, is_exclusive: true });
    expect(await readOf(open, { locked: [open.id] })).toEqual(locked);
    expect(await readOf(null, { locked: [open.id] })).toBeNull();
  });

  it('is none where nothing locks the offer, or where it was removed for cause', async () => {
    expect([await readOf(open, {}), await readOf(open, null)]).toEqual([null, null]);
    const gone = { locked: [open.id], removed: [cause('offer', open.id)] };
    await expect(readOf(open, gone)).rejects.toThrow(RecordRemoved);
  });
});

describe('records that link to what is hidden', () => {
  const lock = hide({ locked: [open.id] });
  const offerReads = LISTS.filter(([, kind]) => kind === 'offer').map(([name]) => name);

  it('are redacted in a page where others are not', async () => {
    const other = offers.find(({ id, is_exclusive }) => id !== open.id && !is_exclusive) as typeof open;
    const page = { data: [other, open], next_cursor: null };
    const { data } = (await over('listOffers', page, lock).read(RELEASE)) as Page<typeof open>;
    expect(data.map(({ id, is_exclusive }) => [id, is_exclusive])).toEqual([
      [other.id, false],
      [open.id, true],
    ]);
    expect(data[0]).toBe(other);
  });

  it.each(offerReads)('%s has nothing locked', async (name) => {
    const page = { data: [open], next_cursor: null };
    const { data } = (await over(name, page, lock).read(RELEASE)) as Page<typeof open>;
    expect(data).toMatchObject([{ id: open.id, is_exclusive: true, details: null, management_fee: null }]);
    expect(open.details).not.toBeNull();
  });

  it.each(['getOfferById', 'getOfferBySlug'] as const)('%s has nothing locked', async (name) => {
    expect(await over(name, open, lock).read(RELEASE, 'address')).toMatchObject({
      id: open.id,
      is_exclusive: true,
      details: null,
      management_fee: null,
    });
  });

  const provider = providers.find((one) => one.offers.length > 0) as (typeof providers)[number];
  const fund = funds.find((one) => one.offers.length > 0) as (typeof funds)[number];
  it.each([
    ['listProviders', 'getProviderById', 'getProviderBySlug', provider],
    ['listFunds', 'getFundById', 'getFundBySlug', fund],
    ['listFundsByAssetClass', 'getFundById', 'getFundBySlug', fund],
  ] as const)('%s, %s and %s name no offer that was removed', async (list, byId, bySlug, row) => {
    const of = hide({ removed: [cause('offer', row.offers[0]?.id as string)] });
    const shown = { id: row.id, offers: row.offers.slice(1), offer_count: row.offer_count - 1 };
    const page = { data: [row], next_cursor: null };
    expect(await over(list, page, of).read(RELEASE)).toMatchObject({ data: [shown] });
    for (const name of [byId, bySlug])
      expect(await over(name, row, of).read(RELEASE, 'address')).toMatchObject(shown);
  });

  it('listFunds counts the offers that are shown, also where a row has the first of them alone', async () => {
    const [removed, ...first] = fund.offers;
    const of = hide({ removed: [cause('offer', removed?.id as string)] });
    const page = { data: [{ ...fund, offers: first }], next_cursor: null };
    const { data } = (await over('listFunds', page, of).read(RELEASE)) as Page<typeof fund>;
    expect(data[0]?.offer_count).toBe(fund.offer_count - 1);
  });

  it('getProviderById counts no figure of a fund that was removed', async () => {
    const row = providers.find((one) => one.funds.length > 0) as typeof provider;
    const id = row.funds[0]?.id as string;
    const of = hide({ removed: [cause('fund', id)] });
    const stored = {
      ...counting,
      getFundById: async () => ({ ...fund, id, provider_id: row.id, coverage: { figures: 3, confirmed: 1 } }),
      getProviderById: async () => ({ ...row, coverage: { figures: 9, confirmed: 4 } }),
    };
    const reads = redactedReads(stored as never, {
      hiddenIn: async () => of,
      hidden: async () => of,
      lockedIn: nothing,
    });
    expect(await reads.getProviderById(RELEASE, row.id)).toMatchObject({
      coverage: { figures: 6, confirmed: 3 },
    });
  });
});

const about = { id: open.id, slug: open.slug, name: open.name };
const change: RecordChange = {
  release: 2,
  published_at: '2026-11-20T00:00:00.000Z',
  change: 'changed',
  kind: 'offer',
  about,
  offer: about,
  reason: null,
  fields: [{ field: 'name', before: 'A', after: 'B', is_text: false }],
};
const other = offers.find(({ id }) => id !== open.id) as typeof open;
const correctionOf = (kind: 'offer', { id, slug, name }: typeof open) => ({
  kind,
  about: { id, slug, name },
  field: 'name',
  reported_on: '2026-11-01',
  answered_on: null,
  outcome: null,
  was: null,
  now: null,
});
const log: Changelog = { changes: [change], ledger: [], outcomes: [], corrections: [] };
const UNKNOWN = { last_known: [], last_in: null, also_in: null };
const { earlier_names: _, ...named } = cause('offer', open.id);
const tombstone = { ...named, slugs: ['one'], for_cause: false, ...UNKNOWN };
const withoutOpen = cards.filter(({ id }) => id !== open.id);
const firms = firmCardsOf(content);

describe('what stays in memory', () => {
  const of = hide({
    removed: [cause('offer', open.id), cause('provider', firms.providers[0]?.id as string)],
  });
  const WHOLE: [keyof Reads, object, unknown][] = [
    ['catalogue', cards, withoutOpen.map(({ id }) => expect.objectContaining({ id }))],
    [
      'firms',
      firms,
      expect.objectContaining({
        providers: firms.providers.slice(1).map(({ id }) => expect.objectContaining({ id })),
      }),
    ],
    [
      'outcomes',
      { cards, outcomes: [] },
      { cards: withoutOpen.map(({ id }) => expect.objectContaining({ id })), outcomes: [] },
    ],
    [
      'corrections',
      [correctionOf('offer', open), correctionOf('offer', other)],
      [correctionOf('offer', other)],
    ],
    [
      'tombstones',
      [tombstone] satisfies Tombstone[],
      [expect.objectContaining({ for_cause: true, slugs: ['one'] })],
    ],
    ['changes', log.changes, []],
    ['changelog', log, { ...log, changes: [] }],
  ];

  it.each(WHOLE)(
    '%s is redacted once for what is hidden, and again for something else',
    async (name, stored, shown) => {
      const { world, read } = over(name, stored, of);
      const first = await read(RELEASE);
      expect(first).toEqual(shown);
      expect(await read(RELEASE)).toBe(first);
      world.inRelease = hide();
      world.inAny = world.inRelease;
      expect(await read(RELEASE)).toEqual(stored);
      world.inRelease = of;
      world.inAny = of;
      expect(await read(RELEASE)).toBe(first);
    },
  );

  it.each(['catalogue', 'firms'] as const)('%s is the very one where nothing is', async (name) => {
    const stored = { catalogue: cards, firms }[name];
    expect(await over(name, stored, null, of).read(RELEASE)).toBe(stored);
  });

  it('changelog and tombstones go back to earlier releases, whose records are hidden in the newest too', async () => {
    const ofWithdrawn = { ...tombstone, last_in: 3 };
    const withdrawn = hide({}, [{ release: 3, successors: [] }]);
    expect(await over('tombstones', [ofWithdrawn], null, withdrawn).read(RELEASE)).toEqual([]);
    expect(await over('changes', log.changes, null, of).read(RELEASE)).toEqual([]);
    expect(await over('changelog', log, null, of).read(RELEASE)).toMatchObject({ changes: [] });
  });
});

describe('what is counted of all offers', () => {
  const of = hide({ removed: [cause('offer', open.id)] });
  const stored = overviewOf(cards);

  it('is counted again from what may be shown, once for each redaction', async () => {
    const eachOffer = vi.fn(async (_: number, take: (part: typeof cards) => void) => take(cards));
    const world = { hidden: of as Hidden | null };
    const reads = redactedReads({ eachOffer, overview: async () => stored } as never, {
      hiddenIn: async () => world.hidden,
      hidden: async () => of,
      lockedIn: nothing,
    });
    const shown = await reads.overview(RELEASE);
    expect(shown.newest_open.map(({ id }) => id)).toEqual(
      stored.newest_open.map(({ id }) => id).filter((id) => id !== open.id),
    );
    expect(shown.open_now.offers).toBe(stored.open_now.offers - Number(open.status === 'Open'));
    expect(await reads.overview(RELEASE)).toBe(shown);
    expect(eachOffer).toHaveBeenCalledTimes(1);
    // What may be shown is another part of them now, such as after a roll-back.
    world.hidden = hide({ removed: cards.map(({ id }) => cause('offer', id)) });
    expect((await reads.overview(RELEASE)).open_now.offers).toBe(0);
    world.hidden = of;
    expect(await reads.overview(RELEASE)).toBe(shown);
    expect(await reads.overview(RELEASE + 1)).toEqual(shown);
    expect(eachOffer.mock.calls.map(([release]) => release)).toEqual([RELEASE, RELEASE, RELEASE + 1]);
    world.hidden = null;
    expect(await reads.overview(RELEASE)).toBe(stored);
  });

  it('and each of them is shown as the catalogue shows it', async () => {
    const eachOffer = async (_: number, take: (part: typeof cards) => void) => take(cards);
    const shownOf = async (hiddenNow: Hidden | null) => {
      const reads = redactedReads({ eachOffer } as never, {
        hiddenIn: async () => hiddenNow,
        hidden: async () => of,
        lockedIn: nothing,
      });
      const shown: string[] = [];
      await reads.eachOffer(RELEASE, (part) => shown.push(...part.map(({ id }) => id)));
      return shown;
    };
    expect(await shownOf(of)).toEqual(withoutOpen.map(({ id }) => id));
    expect(await shownOf(null)).toEqual(cards.map(({ id }) => id));
  });
});

it('where nothing was removed, the cards of firms look at the offers alone that were locked since', async () => {
  const eachOffer = vi.fn();
  const getOfferById = vi.fn(
    async (_: number, id: string) => offers.find((offer) => offer.id === id) ?? null,
  );
  const of = hide({ locked: [open.id, other.id] });
  const reads = redactedReads({ ...counting, eachOffer, getOfferById } as never, {
    hiddenIn: async () => of,
    hidden: async () => of,
    lockedIn: async () => [other.id],
  });
  await reads.firms(RELEASE);
  expect(getOfferById.mock.calls).toEqual([[RELEASE, open.id]]);
  expect(eachOffer).not.toHaveBeenCalled();
});

it('the page of a provider looks at a few at once of its offers that were locked since', async () => {
  const ids = Array.from(
    { length: 60 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  const [provider] = content.providers;
  let [reading, most] = [0, 0];
  const reads = redactedReads(
    {
      getProviderById: async () => ({ ...provider, offers: ids.map((id) => ({ ...open, id, checks: {} })) }),
      async getOfferById() {
        reading += 1;
        most = Math.max(most, reading);
        await new Promise(setImmediate);
        reading -= 1;
        return null;
      },
    } as never,
    { hiddenIn: async () => hide({ locked: ids }), hidden: async () => hide(), lockedIn: nothing },
  );
  await reads.getProviderById(RELEASE, provider?.id ?? '');
  expect(most).toBe(20);
});

describe('what the dictionary counts of all records', () => {
  it('is counted again from what may be shown, once for each redaction', async () => {
    const active = offers.filter(({ is_active }) => is_active);
    const [gone, locked] = active.filter((offer) => offer.management_fee !== null) as [
      typeof open,
      typeof open,
    ];
    const of = hide({ removed: [cause('offer', gone.id)], locked: [locked.id] });
    const counted = recordCountsOf(content);
    const page =
      <T>(data: T[]) =>
      async () => ({ data, next_cursor: null });
    const listOffers = vi.fn(page(active));
    const world = { hidden: of as Hidden | null };
    const stored = {
      ...counting,
      listOffers,
      listProviders: page(providers),
      listPlatforms: page(platforms),
      listFunds: page(funds),
      listTags: page(content.tags),
      listAssetClasses: page([]),
      listBlogPosts: page([]),
      listFaqs: page([]),
      getProviderById: async () => null,
      recordCounts: async () => counted,
    };
    const reads = redactedReads(stored as never, {
      hiddenIn: async () => world.hidden,
      hidden: async () => of,
      lockedIn: nothing,
    });
    const shown = await reads.recordCounts(RELEASE);
    expect(shown.offers.rows).toBe(counted.offers.rows - 1);
    const stated = (counts: typeof counted) => counts.offers.columns.management_fee?.stated ?? 0;
    expect(stated(shown)).toBe(stated(counted) - 2);
    expect(shown.tags).toEqual(counted.tags);
    expect(await reads.recordCounts(RELEASE)).toBe(shown);
    expect(listOffers).toHaveBeenCalledTimes(1);
    world.hidden = null;
    expect(await reads.recordCounts(RELEASE)).toBe(counted);
  });
});

describe('the fact ledger', () => {
  const of = hide({ removed: [cause('offer', open.id)], locked: [other.id] });
  const sourceOf = ({ id, slug, name }: typeof open, field: string) =>
    ({
      kind: 'offer',
      about: { id, slug, name },
      provider: null,
      field,
      state: 'confirmed',
      tier: 'A',
    }) as never;
  const rows: ListedSource[] = [
    ...[sourceOf(open, 'name'), sourceOf(other, 'name'), sourceOf(open, 'management_fee')],
    ...[sourceOf(other, 'management_fee'), sourceOf(other, 'status')],
  ];
  const [, name, , , status] = rows;
  const count = countSources(rows);
  const stored = {
    ledger: async () => ledgerTableOf(rows),
    ledgerCount: async () => count,
    ledgerRows: async (_: number, numbers: readonly number[]) => numbers.map((row) => rows[row]),
    eachSource: vi.fn(async (_: number, take: (part: ListedSource[]) => void) => take(rows)),
  };

  it('has neither what was removed for cause nor what was locked later, and is gone through once', async () => {
    const world = { hidden: of as Hidden | null };
    const reads = redactedReads(stored as never, {
      hiddenIn: async () => world.hidden,
      hidden: async () => of,
      lockedIn: nothing,
    });
    const table = await reads.ledger(RELEASE);
    expect(countFacets(table, {}).facets.tier).toMatchObject([{ value: 'A', count: 2 }]);
    expect(await reads.ledgerRows(RELEASE, [...table.cards.keys()])).toEqual([name, status]);
    expect(await reads.ledgerRows(RELEASE, [1])).toEqual([status]);
    expect(await reads.ledgerCount(RELEASE)).toMatchObject({ table: 'sources', rows: 2 });
    expect(await reads.ledger(RELEASE)).toBe(table);
    expect(stored.eachSource).toHaveBeenCalledTimes(1);
    const each = async () => {
      const told: ListedSource[] = [];
      await reads.eachSource(RELEASE, (part) => told.push(...part));
      return told;
    };
    expect(await each()).toEqual([name, status]);

    world.hidden = null;
    expect(await reads.ledger(RELEASE)).toBe(ledgerTableOf(rows));
    expect(await reads.ledgerRows(RELEASE, [2])).toEqual([rows[2]]);
    expect(await reads.ledgerCount(RELEASE)).toBe(count);
    expect(await each()).toEqual(rows);
  });
});

describe('offers beside a record', () => {
  const of = hide({ removed: [cause('offer', open.id)] });

  it('are those that may be shown', async () => {
    const group = { cards, outcomes: [{ id: open.id }] };
    const { read, stored } = over('offersOf', group, of);
    const shown = (await read(RELEASE, 'provider', 'address')) as typeof group;
    expect(shown.cards.map(({ id }) => id)).toEqual(withoutOpen.map(({ id }) => id));
    expect(shown.outcomes).toEqual([]);
    expect(stored).toHaveBeenCalledWith(RELEASE, 'provider', 'address');
    expect(await over('offersOf', group, null).read(RELEASE, 'provider', 'address')).toBe(group);
  });

  it('of a platform too, where the platform has them stored', async () => {
    const { read, stored } = over('offersOnPlatform', cards, of);
    const shown = (await read(RELEASE, 'address')) as Row[];
    expect(shown.map(({ id }) => id)).toEqual(withoutOpen.map(({ id }) => id));
    expect(stored).toHaveBeenCalledWith(RELEASE, 'address');
    expect(await over('offersOnPlatform', null, of).read(RELEASE, 'address')).toBeNull();
    expect(await over('offersOnPlatform', cards, null).read(RELEASE, 'address')).toBe(cards);
  });
});

it('a search gets the same redaction as long as the same is hidden, and none where nothing is', async () => {
  const of = hide({ removed: [cause('offer', open.id)], locked: ['locked'] });
  const { read, world } = over('searchRedaction', null, of);
  const redaction = await read(RELEASE);
  expect(redaction).toMatchObject({
    removed: new Set([`offer ${open.id}`]),
    locked: new Set(['locked']),
  });
  expect(await read(RELEASE)).toBe(redaction);
  world.inRelease = null;
  expect(await read(RELEASE)).toBeNull();
});

it('the oldest change of a full list is the one that is stored, whether or not it may be shown', async () => {
  const oldestOf = (changes: RecordChange[]) => {
    const hidden = async () => hide({ removed: [cause('offer', open.id)] });
    const reads = { ...counting, changes: async () => changes };
    return redactedReads(reads as never, {
      hiddenIn: hidden,
      hidden,
      lockedIn: nothing,
    }).oldestOfFullChanges(RELEASE);
  };
  const full = Array.from({ length: MOST_CHANGES }, (_, at) => ({ ...change, release: MOST_CHANGES - at }));
  expect(await oldestOf(full)).toBe(full.at(-1));
  expect(await oldestOf(full.slice(1))).toBeNull();
});

it('tags, classes and questions are read as they are stored', async () => {
  const listTags = async () => ({ data: [], next_cursor: null });
  const reads = redactedReads({ listTags } as never, {
    hiddenIn: async () => hide(),
    hidden: async () => hide(),
    lockedIn: nothing,
  });
  expect(reads.listTags).toBe(listTags);
});
