import type { Changelog, RecordChange } from '@tussock/core/changelog/changelog';
import { outcomesOf } from '@tussock/core/changelog/sources-and-outcomes';
import { assemble } from '@tussock/core/directory/assemble';
import { LOCKED_COLUMNS, OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import type { RemovedRecord } from '../releases/denied';
import type { Hidden } from '../releases/live';
import { RecordRemoved } from '../table/errors';
import { redactionOf } from './redaction';

const { offers, providers, platforms, funds, cards } = assemble(madeDirectory({ offers: 24 }));
const open = offers.filter((offer) => !offer.is_exclusive);
const [OFFER] = open;
const CHECK = { state: 'confirmed', confirmed_on: '2026-11-01' } as const;
const locked = (column: string) => (LOCKED_COLUMNS as readonly string[]).includes(column);

const cause = (kind: RemovedRecord['kind'], id: string): RemovedRecord => ({
  kind,
  id,
  name: `Name of ${id}`,
  reason: `Reason of ${id}`,
  removed_on: '2026-11-20',
  earlier_names: [],
});
const hidden = (
  { lock = [], removed = [] }: { lock?: string[]; removed?: RemovedRecord[] },
  withdrawn: Hidden['withdrawn'] = [],
): Hidden => ({ denied: { locked: lock, removed }, withdrawn });

const ids = <T extends { id: string }>(rows: readonly T[]) => rows.map(({ id }) => id);
const someIds = (rows: readonly { id: string }[]) => fc.subarray(ids(rows));
const anyRemoved = fc
  .record({
    offer: someIds(offers),
    provider: someIds(providers),
    platform: someIds(platforms),
    fund: someIds(funds),
  })
  .map((chosen) =>
    Object.entries(chosen).flatMap(([kind, of]) => of.map((id) => cause(kind as RemovedRecord['kind'], id))),
  );

describe('where nothing is hidden', () => {
  it('every record and list is the very one that is stored', () => {
    const { offer, fund, provider, catalogue, rest } = redactionOf(hidden({}));
    for (const row of offers) expect(offer(row)).toBe(row);
    for (const row of funds) expect(fund(row)).toBe(row);
    for (const row of providers) expect(provider(row)).toBe(row);
    expect(rest('offer', offers)).toBe(offers);
    expect(catalogue(cards)).toEqual(cards);
  });
});

describe('an offer that a later release locks', () => {
  it('has no locked field, in its record or in the catalogue; the others have all', () => {
    fc.assert(
      fc.property(someIds(offers), (lock) => {
        const redaction = redactionOf(hidden({ lock }));
        for (const row of offers) {
          const shown = redaction.offer(row);
          if (!lock.includes(row.id) || row.is_exclusive) {
            expect(shown).toBe(row);
            continue;
          }
          expect(shown.is_exclusive).toBe(true);
          for (const column of LOCKED_COLUMNS) {
            const empty = (OFFER_COLUMNS[column] as { default?: unknown }).default ?? null;
            expect(shown[column as keyof typeof shown]).toEqual(empty);
          }
          expect(shown.name).toBe(row.name);
        }
        const shownCards = redaction.catalogue(cards);
        expect(ids(shownCards)).toEqual(ids(cards));
        for (const [at, card] of cards.entries()) {
          const shown = shownCards[at] as CatalogueOffer;
          const isLocked = lock.includes(card.id) && !card.is_exclusive;
          expect(shown.is_exclusive).toBe(card.is_exclusive || isLocked);
          if (!isLocked) expect(shown).toEqual(card);
          else
            for (const [name, value] of Object.entries(shown))
              expect([name, value]).toEqual([
                name,
                locked(name) ? null : name === 'is_exclusive' ? true : card[name as keyof CatalogueOffer],
              ]);
        }
        expect(redaction.locked).toEqual(new Set(lock));
      }),
      { numRuns: 30 },
    );
  });

  it('has a locked part for unlocked visitors, and no other offer has one', () => {
    fc.assert(
      fc.property(someIds(open), (lock) => {
        const { lockedPart } = redactionOf(hidden({ lock }));
        for (const row of open)
          expect(lockedPart(row)?.details ?? null).toBe(lock.includes(row.id) ? row.details : null);
      }),
      { numRuns: 30 },
    );
  });

  it('has no locked field where another record shows it, and nothing of what was found of one', () => {
    const stated = <T extends object>(row: T) => ({
      ...row,
      returns_stated: 'net' as const,
      checks: { name: CHECK, returns_stated: CHECK },
    });
    const rows = providers.map((row) => ({ ...row, offers: row.offers.map(stated) }));
    fc.assert(
      fc.property(someIds(offers), (lock) => {
        const redaction = redactionOf(hidden({ lock }));
        const seen = <T extends { id: string }>(row: T) =>
          lock.includes(row.id) ? { ...row, returns_stated: null, checks: { name: CHECK } } : row;
        for (const row of rows)
          expect(redaction.provider(row)).toEqual({ ...row, offers: row.offers.map(seen) });
        for (const row of funds.map((fund) => ({ ...fund, offers: fund.offers.map(stated) })))
          expect(redaction.fund(row)).toEqual({ ...row, offers: row.offers.map(seen) });
        const ended = outcomesOf(offers).map(stated);
        expect(redaction.offerGroup({ cards: [], outcomes: ended }).outcomes).toEqual(ended.map(seen));
        const openCards = cards.filter(({ is_exclusive }) => !is_exclusive).map(stated);
        for (const { id, checks } of redaction.catalogue(openCards))
          expect([id, checks]).toEqual([id, lock.includes(id) ? { name: CHECK } : stated({}).checks]);
      }),
      { numRuns: 30 },
    );
  });

  it('does not say either that a locked field does not apply', () => {
    const [card] = cards.filter(({ is_exclusive }) => !is_exclusive) as [CatalogueOffer];
    const names = ['closes_on', ...LOCKED_COLUMNS] as CatalogueOffer['not_applicable'];
    const redaction = redactionOf(hidden({ lock: [card.id] }));
    const [shown] = redaction.catalogue([{ ...card, not_applicable: names }]);
    expect(shown?.not_applicable).toEqual(names.filter((name) => !locked(name)));
  });
});

describe('a record that was removed for cause', () => {
  it('is in no list and behind no link, and the counts are without it', () => {
    fc.assert(
      fc.property(anyRemoved, (removed) => {
        const redaction = redactionOf(hidden({ removed }));
        const gone = new Set(removed.map(({ kind, id }) => `${kind} ${id}`));
        expect(redaction.removed).toEqual(gone);
        const isThere = (kind: string, id: string) => !gone.has(`${kind} ${id}`);
        const listed = redaction.rest('offer', offers);
        expect(ids(listed)).toEqual(ids(offers).filter((id) => isThere('offer', id)));
        for (const row of listed) {
          const shown = redaction.offer(row);
          for (const kind of ['provider', 'platform', 'fund'] as const) {
            const of = row[kind]?.id;
            expect(shown[kind]?.id).toBe(of && isThere(kind, of) ? of : undefined);
            if (of && !isThere(kind, of)) expect(shown[kind]).toBeNull();
          }
          const firm = row.fund?.provider_id;
          if (shown.fund)
            expect(shown.fund.provider_id).toBe(firm && isThere('provider', firm) ? firm : null);
        }
        for (const card of redaction.catalogue(cards))
          for (const kind of ['provider', 'platform', 'fund'] as const) {
            const of = offers.find(({ id }) => id === card.id)?.[kind]?.id;
            expect(card[kind]?.id).toBe(of && isThere(kind, of) ? of : undefined);
          }
        for (const fund of redaction.rest('fund', funds)) {
          const shown = redaction.fund(fund);
          const left = fund.offers.filter(({ id }) => isThere('offer', id));
          expect(ids(shown.offers)).toEqual(ids(left));
          expect(shown.offer_count).toBe(fund.offer_count - (fund.offers.length - left.length));
          expect(shown.provider?.id).toBe(
            fund.provider && isThere('provider', fund.provider.id) ? fund.provider.id : undefined,
          );
        }
        for (const provider of redaction.rest('provider', providers)) {
          const shown = redaction.provider(provider);
          const [some, others] = [
            provider.offers.filter(({ id }) => isThere('offer', id)),
            provider.funds.filter(({ id }) => isThere('fund', id)),
          ];
          expect([ids(shown.offers), ids(shown.funds)]).toEqual([ids(some), ids(others)]);
          expect(shown.offer_count).toBe(provider.offer_count - (provider.offers.length - some.length));
          expect(shown.fund_count).toBe(provider.fund_count - (provider.funds.length - others.length));
          expect(shown.name).toBe(provider.name);
        }
        expect(ids(redaction.catalogue(cards))).toEqual(ids(cards).filter((id) => isThere('offer', id)));
      }),
      { numRuns: 30 },
    );
  });

  it('takes its people out of a provider, and its id out of a row that links to it', () => {
    const provider = providers.find(({ key_people }) => key_people.length > 1) ?? providers[0];
    const [person, ...others] = provider?.key_people ?? [];
    if (!provider || !person) throw new Error('no people');
    const redaction = redactionOf(hidden({ removed: [cause('person', person.id)] }));
    expect(redaction.provider(provider).key_people).toEqual(others);
    const row = { id: 'row', provider_id: provider.id, fund_id: null };
    const { firms } = redactionOf(hidden({ removed: [cause('provider', provider.id)] }));
    const shown = firms({ providers: [row], platforms: [row], funds: [row], places: [] } as never);
    expect(shown.funds).toEqual([{ id: 'row', provider_id: null, fund_id: null }]);
    expect(shown.providers).toEqual([row]);
  });

  it('is left out of the cards of firms', () => {
    const all = { providers, platforms, funds, places: ['kept'] };
    const removed = [
      cause('provider', providers[0]?.id ?? ''),
      cause('platform', platforms[0]?.id ?? ''),
      cause('fund', funds[0]?.id ?? ''),
    ];
    const shown = redactionOf(hidden({ removed })).firms(all as never);
    expect([ids(shown.providers), ids(shown.platforms), ids(shown.funds)]).toEqual([
      ids(providers).slice(1),
      ids(platforms).slice(1),
      ids(funds).slice(1),
    ]);
    expect(shown.places).toEqual(['kept']);
  });

  it('takes the place of a provider with it, which its funds are listed by', () => {
    const auckland = { slug: 'auckland', name: 'Auckland' };
    const fundOf = (id: string) => ({ id: `fund of ${id}`, provider: { id }, place: auckland });
    const all = { providers: [], platforms: [], funds: [fundOf('gone'), fundOf('left')], places: [] };
    const shown = redactionOf(hidden({ removed: [cause('provider', 'gone')] })).firms(all as never);
    expect(shown.funds.map(({ provider, place }) => [provider?.id, place])).toEqual([
      [undefined, null],
      ['left', auckland],
    ]);
  });

  it('leaves no place behind that it alone is in', () => {
    const place = (slug: string, offer_count = 0) => ({ slug, name: slug, offer_count });
    const firm = (id: string, slug: string | null) => ({ id, place: slug && place(slug) });
    const firms = {
      providers: [
        ...[firm('gone', 'only-gone'), firm('gone-too', 'shared'), firm('left', 'shared')],
        ...[firm('gone-as-well', 'with-offers'), firm('nowhere', null)],
      ],
      platforms: [],
      funds: [],
      places: [place('only-gone'), place('shared'), place('with-offers', 1), place('unlisted')],
    };
    const gone = ['gone', 'gone-too', 'gone-as-well'].map((id) => cause('provider', id));
    const placesOf = (removed: RemovedRecord[]) =>
      redactionOf(hidden({ removed }))
        .firms(firms as never)
        .places.map(({ slug }) => slug);
    expect(placesOf(gone)).toEqual(['shared', 'with-offers', 'unlisted']);
    expect(placesOf([])).toEqual(['only-gone', 'shared', 'with-offers', 'unlisted']);
  });

  it('is named to the search where it is a person, of whom no record has the name', () => {
    const removed = [cause('provider', 'firm'), cause('person', 'one'), cause('offer', 'two')];
    const redaction = redactionOf(hidden({ removed }));
    expect(redaction.people).toEqual(['Name of one']);
    expect(redaction.removed).toEqual(new Set(['provider firm', 'person one', 'offer two']));
  });

  it('keeps its name and the reason alone at its own address', () => {
    const id = OFFER?.id ?? '';
    const redaction = redactionOf(hidden({ removed: [cause('offer', id)] }));
    const bare = {
      kind: 'offer' as const,
      id,
      name: `Name of ${id}`,
      reason: `Reason of ${id}`,
      removed_on: '2026-11-20',
      slugs: [],
      for_cause: true,
      last_known: [],
      last_in: null,
      also_in: null,
    };
    expect(() => redaction.assertShown('offer', { id })).toThrow(new RecordRemoved(bare));
    try {
      redaction.assertShown('offer', { id });
    } catch (error) {
      expect((error as RecordRemoved).tombstone).toEqual(bare);
    }
    expect(() => redaction.assertShown('fund', { id })).not.toThrow();
    const other: Tombstone = {
      ...bare,
      id: 'other',
      for_cause: false,
      last_known: [{ field: 'name', text: 'x' }],
    };
    const known = [{ ...other, kind: 'offer' as const, id, slugs: ['one'] }, other];
    expect(redaction.tombstones(known)).toEqual([{ ...bare, slugs: ['one'] }, other]);
  });
});

describe('what is left of a record that was removed', () => {
  const one = (last_in: number | null, also_in: number | null): Tombstone => ({
    kind: 'offer',
    id: 'gone',
    name: 'Gone',
    reason: 'Closed',
    removed_on: '2026-11-20',
    slugs: ['gone'],
    for_cause: false,
    last_known: [{ field: 'tagline', text: 'A yield' }],
    last_in,
    also_in,
  });
  const shown = (last_in: number | null, also_in: number | null) =>
    redactionOf(
      hidden(
        {},
        [2, 4].map((release) => ({ release, successors: [] })),
      ),
    ).tombstones([one(last_in, also_in)]);

  it.each([
    [1, null],
    [3, 2],
    [null, null],
  ])('is what release %j says, which is not withdrawn', (last_in, also_in) => {
    expect(shown(last_in, also_in)).toEqual([one(last_in, also_in)]);
  });

  it('is without the values of a withdrawn release where another has the name', () => {
    expect(shown(2, 1)).toEqual([{ ...one(2, 1), last_known: [] }]);
  });

  it.each([null, 2])(
    'is nothing where only withdrawn releases are known to show it (also in %j)',
    (also_in) => {
      expect(shown(4, also_in)).toEqual([]);
    },
  );
});

describe('what was last known of an offer', () => {
  const last_known = [
    { field: 'provider_id', text: 'Name of firm' },
    { field: 'platform_id', text: 'Name of firm' },
    { field: 'management_fee', text: '1.5%' },
    { field: 'term_description', text: '3 years' },
  ];
  const one = { kind: 'offer', id: 'one', slugs: [], last_in: 1, also_in: null, last_known } as never;
  const fields = (of: Parameters<typeof hidden>[0]) =>
    redactionOf(hidden(of))
      .tombstones([one])
      .flatMap((shown) => shown.last_known.map(({ field }) => field));

  it('has nothing that a later release locks, where the offer came back', () => {
    expect(fields({ lock: ['one'] })).toEqual(['provider_id', 'platform_id', 'term_description']);
    expect(fields({ lock: ['another'] })).toEqual(last_known.map(({ field }) => field));
  });

  it('names no firm that was removed for cause', () => {
    expect(fields({ removed: [cause('provider', 'firm')] })).toEqual([
      ...['platform_id', 'management_fee', 'term_description'],
    ]);
    const another = cause('provider', 'another');
    expect(fields({ removed: [another] })).toEqual(last_known.map(({ field }) => field));
    expect(fields({ removed: [{ ...another, earlier_names: ['Name of firm'] }] })).toEqual([
      ...['platform_id', 'management_fee', 'term_description'],
    ]);
  });
});

describe('the changelog', () => {
  const about = { id: OFFER?.id ?? '', slug: 'one', name: 'One' };
  const lockedField = LOCKED_COLUMNS[0] as string;
  const field = (name: string) => ({ field: name, before: 1, after: 2, is_text: false });
  const entry = (more: Partial<RecordChange>): RecordChange => ({
    release: 2,
    published_at: '2026-11-20T00:00:00Z',
    change: 'changed',
    kind: 'offer',
    about,
    offer: about,
    reason: null,
    fields: [field('name')],
    ...more,
  });
  const shown = (of: Hidden, known: Partial<Changelog>) =>
    redactionOf(of).changelog({ changes: [], ledger: [], outcomes: [], corrections: [], ...known });
  const changes = (of: Hidden, ...given: Partial<RecordChange>[]) =>
    shown(of, { changes: given.map(entry) }).changes;
  const removed = [cause('offer', about.id)];

  it('says nothing of a release that is withdrawn, nor what a figure was before it', () => {
    const withdrawn = [{ release: 2, successors: [3] }] as unknown as Hidden['withdrawn'];
    const found = changes(hidden({}, withdrawn), { release: 1 }, { release: 2 }, { release: 3 });
    expect(found).toEqual([
      entry({ release: 1 }),
      entry({ release: 3, fields: [{ field: 'name', before: null, after: null, is_text: true }] }),
    ]);
  });

  it('says of a record that was removed for cause that it came and went, and why, by the name that it was removed with', () => {
    const last = { ...about, name: `Name of ${about.id}` };
    const came = entry({ change: 'added', fields: [] });
    const went = entry({ change: 'removed', reason: 'Kept quiet', about: last, offer: last });
    const unnamed = { ...last, slug: null };
    expect(changes(hidden({ removed }), came, {}, went)).toEqual([
      { ...came, about: unnamed, offer: unnamed },
      { ...went, reason: `Reason of ${about.id}` },
    ]);
    const setting = entry({ kind: 'setting' });
    expect(changes(hidden({ removed }), setting)).toEqual([setting]);
  });

  it('leaves out the locked fields of what is locked, and an entry that had no other', () => {
    const lock = [about.id];
    const both = { fields: [field('name'), field(lockedField)] };
    const alone = { fields: [field(lockedField)] };
    expect(changes(hidden({ lock }), both, alone, { ...alone, change: 'added' })).toEqual([
      entry({}),
      entry({ change: 'added', fields: [] }),
    ]);
    expect(changes(hidden({ lock: ['another'] }), both, alone)).toEqual([entry(both), entry(alone)]);
  });

  it('says of a link to a firm that was removed only that it changed', () => {
    const link = (before: string | null, after: string | null) => ({
      fields: [{ field: 'provider_id', before, after, is_text: false }, field('name')],
    });
    const unsaid = { fields: [{ ...link(null, null).fields[0], is_text: true }, field('name')] } as never;
    const of = hidden({ removed: [cause('provider', 'firm')] });
    const [was, is, other] = [link('Name of firm', null), link('Other', 'Name of firm'), link('Other', null)];
    expect(changes(of, was, is, other)).toEqual([entry(unsaid), entry(unsaid), entry(other)]);
    const renamed = hidden({ removed: [{ ...cause('provider', 'firm'), earlier_names: ['Other'] }] });
    expect(changes(renamed, was, is, other)).toEqual([entry(unsaid), entry(unsaid), entry(unsaid)]);
  });

  it('has no source, outcome or correction of what is hidden', () => {
    const one = (name: string) => ({ id: name, kind: 'offer', about, field: name, provider: null });
    const left = (record: string | null) => ({ ...one('name'), kind: null, about: null, record });
    const [free, unsaid] = [left('another'), left(null)];
    const known = {
      // What is said of a name that is no column may be meant for a locked one.
      ledger: [one('name'), one(lockedField), one('Exit fee')],
      outcomes: [{ id: about.id, provider: null, checks: {} }],
      corrections: [one('name'), one(lockedField), one('Exit fee'), free, left(about.id), unsaid],
    } as unknown as Partial<Changelog>;
    expect(shown(hidden({}), known)).toEqual({ changes: [], ...known });
    expect(shown(hidden({ lock: [about.id] }), known)).toMatchObject({
      ledger: [one('name')],
      outcomes: [{ id: about.id }],
      corrections: [one('name'), free, left(about.id), unsaid],
    });
    const without = shown(hidden({ removed }), known);
    expect([without.ledger, without.outcomes, without.corrections]).toEqual([[], [], [free]]);
  });

  it('links to no firm that was removed', () => {
    const provider = { id: 'firm', slug: null, name: 'Firm' };
    const known = {
      outcomes: [{ id: about.id, provider }],
      ledger: [{ kind: 'offer', about, field: 'name', provider }],
    };
    const of = hidden({ removed: [cause('provider', 'firm')] });
    const { outcomes, ledger } = shown(of, known as unknown as Partial<Changelog>);
    expect([outcomes[0]?.provider, ledger[0]?.provider]).toEqual([null, null]);
  });
});
