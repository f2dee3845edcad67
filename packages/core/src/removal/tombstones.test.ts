import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import type { Directory } from '../directory/directory';
import { LOCKED_COLUMNS } from '../offer/columns';
import { recordName, shownRecords } from './shown-records';
import type { Tombstone } from './tombstone';
import { tombstonesOf, withAlsoIn } from './tombstones';
import { droppedRecords, withRemovals } from './with-removals';

const DAY = '2026-11-20';
const whole: Directory = { ...madeDirectory({ offers: 8, providers: 3 }), settings: {} };
const all = shownRecords(whole);

/** The directory with these records only. */
const only = (kept: ReadonlySet<string>): Directory => {
  const stays =
    (kind: string) =>
    ({ id }: { id: string }) =>
      kept.has(recordName({ kind, id }));
  return {
    ...whole,
    offers: whole.offers.filter(stays('offer')),
    providers: whole.providers.filter(stays('provider')),
    platforms: whole.platforms.filter(stays('platform')),
    funds: whole.funds.filter(stays('fund')),
    blog_posts: whole.blog_posts.filter(stays('blog-post')),
  };
};
const someOf = fc.subarray(all.map(recordName)).map((names) => only(new Set(names)));

type Removals = Directory['removals'];
type Retired = { kind: string; id: string; slug: string };

const [offer] = whole.offers as [Directory['offers'][number]];
const row = (record: string, over: Partial<Removals[number]> = {}): Removals[number] => ({
  record,
  reason: 'Sold',
  removed_on: null,
  for_cause: false,
  kind: null,
  name: null,
  last_slug: null,
  ...over,
});
/** What is left of a release when the next shows nothing. */
const leftOf = (tables: Directory, removals: Removals, retired: Retired[] = []) =>
  tombstonesOf({ ...only(new Set()), removals }, [{ release: 1, tables, tombstones: [] }], retired, DAY);

describe('tombstones', () => {
  it('are there for exactly what an earlier release showed and the latest does not, release after release', () => {
    fc.assert(
      fc.property(fc.array(someOf, { minLength: 1, maxLength: 6 }), (releases) => {
        const seen = new Set<string>();
        let before: { release: number; tables: Directory; tombstones: Tombstone[] }[] = [];
        for (const [at, tables] of releases.entries()) {
          const tombstones = tombstonesOf(tables, before, [], DAY);
          const shown = new Set(shownRecords(tables).map(recordName));
          for (const name of shown) seen.add(name);
          expect(tombstones.map(recordName).sort()).toEqual(
            [...seen].filter((one) => !shown.has(one)).sort(),
          );
          before = [{ release: at + 1, tables, tombstones }];
        }
      }),
    );
  });

  it('name the release that says their values, and an earlier one with the record by the same name', () => {
    const named = (name: string): Directory => ({
      ...whole,
      offers: whole.offers.map((offer) => ({ ...offer, name: `${offer.name} ${name}` })),
    });
    const releases = [named('old'), named('old'), named('new')].map((tables, at) => ({
      release: at + 1,
      tables,
      tombstones: [],
    }));
    const without = { ...whole, offers: [] };
    const seenIn = (earlier: typeof releases) =>
      new Set(tombstonesOf(without, earlier, [], DAY).map((one) => `${one.last_in} ${one.also_in}`));
    expect(seenIn(releases)).toEqual(new Set(['3 null']));
    expect(seenIn(releases.slice(0, 2))).toEqual(new Set(['2 1']));
    const [first, second, third] = releases as [
      (typeof releases)[0],
      (typeof releases)[0],
      (typeof releases)[0],
    ];
    const made = tombstonesOf(without, [second], [], DAY);
    expect(new Set(withAlsoIn(made, first).map((one) => one.also_in))).toEqual(new Set([1]));
    expect(withAlsoIn(made, third)).toEqual(made);
    const known = withAlsoIn(made, first);
    expect(withAlsoIn(known, { ...first, release: 9 })).toEqual(known);
    const told = made.map((one) => ({ ...one, last_in: null }));
    expect(withAlsoIn(told, first)).toEqual(told);
  });

  it('come out the same whether the rows that a publish adds are there or not, but for the reason', () => {
    fc.assert(
      fc.property(someOf, someOf, (old, now) => {
        const before = [{ release: 1, tables: old, tombstones: [] }];
        const plain = tombstonesOf(now, before, [], DAY);
        const told = tombstonesOf(
          withRemovals(old, now, DAY, () => 'Closed'),
          before,
          [],
          DAY,
        );
        expect(told).toEqual(plain.map((one) => ({ ...one, reason: 'Closed' })));
        expect(droppedRecords(old, now).map(recordName).sort()).toEqual(plain.map(recordName).sort());
      }),
    );
  });

  it('show nothing of a record removed for cause but its name and the reason, and nothing that is locked', () => {
    fc.assert(
      fc.property(fc.subarray(all.map(({ id }) => id)), (causes) => {
        const offers = whole.offers.map((offer) => ({ ...offer, is_exclusive: true, entry_fee: 98.7654 }));
        const rows = causes.map((record) => ({
          record,
          reason: 'Cause',
          removed_on: DAY,
          for_cause: true,
          kind: null,
          name: null,
          last_slug: null,
        }));
        const before = [{ release: 1, tables: { ...whole, offers }, tombstones: [] }];
        for (const one of tombstonesOf({ ...only(new Set()), removals: rows }, before, [], DAY)) {
          if (causes.includes(one.id)) expect(one).toMatchObject({ for_cause: true, last_known: [] });
          const fields = one.last_known.map(({ field }) => field);
          expect(fields.filter((field) => (LOCKED_COLUMNS as readonly string[]).includes(field))).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keep the rows of the live release, and the rows of the folder before them', () => {
    const [first, second] = all;
    if (!first || !second) throw new Error('two records');
    const dropped = only(new Set(all.slice(2).map(recordName)));
    const live = withRemovals(whole, dropped, DAY, ({ id }) => `Reason of ${id}`);
    const again = withRemovals(live, dropped, '2026-12-01');
    expect(again.removals).toEqual(live.removals);
    const row = { ...live.removals[0], record: first.id.toUpperCase(), reason: 'Another' };
    const changed = withRemovals(live, { ...dropped, removals: [row as Directory['removals'][number]] }, DAY);
    expect(changed.removals.map(({ record, reason }) => [record, reason]).sort()).toEqual(
      [
        [first.id, 'Another'],
        [second.id, `Reason of ${second.id}`],
      ].sort(),
    );
  });

  it('are left by no demonstration, and by a directory without settings', () => {
    expect(leftOf({ ...whole, settings: { demonstration: true } }, [])).toEqual([]);
    expect(leftOf({ ...whole, settings: null }, [])).toHaveLength(all.length);
  });

  it('have what a row says of a record that no release has, where it says what it was', () => {
    const told = row('gone', { kind: 'fund', name: 'Gone', last_slug: 'gone-fund' });
    const nothing = { ...whole, offers: [], providers: [], platforms: [], funds: [], blog_posts: [] };
    const unknown = { for_cause: false, last_known: [], last_in: null, also_in: null };
    expect(leftOf(nothing, [told, row('a'), row('b', { kind: 'fund' }), row('c', { name: 'C' })])).toEqual([
      {
        kind: 'fund',
        id: 'gone',
        name: 'Gone',
        slugs: ['gone-fund'],
        removed_on: DAY,
        reason: 'Sold',
        ...unknown,
      },
    ]);
    const [slugless] = leftOf(nothing, [{ ...told, last_slug: null }]);
    expect(slugless?.slugs).toEqual([]);
  });

  it('are kept of a person who was removed for cause until the person is back', () => {
    const [person] = whole.key_people as [Directory['key_people'][number]];
    const without = { ...whole, key_people: whole.key_people.filter((one) => one !== person) };
    const removals = [row(person.id, { kind: 'person', name: person.name, for_cause: true })];
    const first = {
      release: 1,
      tables: without,
      tombstones: tombstonesOf({ ...without, removals }, [], [], DAY),
    };
    expect(first.tombstones.map(recordName)).toEqual([`person ${person.id}`]);
    expect(tombstonesOf(without, [first], [], DAY)).toEqual(first.tombstones);
    expect(tombstonesOf(whole, [first], [], DAY)).toEqual([]);
  });

  it('have every slug that led to the record, once and in order, and the day that its row says', () => {
    const made = (removals: Removals, slug: string | null, retired: Retired[] = []) => {
      const tables = { ...whole, offers: [{ ...offer, slug }] };
      return leftOf(tables, removals, retired).find(({ id }) => id === offer.id);
    };
    const retired = ['b', 'a', 'last'].map((slug) => ({ kind: 'offer', id: offer.id, slug }));
    const ofFund = { kind: 'fund', id: offer.id, slug: 'of-a-fund' };
    expect(made([], null)).toMatchObject({ slugs: [], removed_on: DAY });
    expect(made([], 'last', [...retired, ofFund])?.slugs).toEqual(['a', 'b', 'last']);
    expect(made([row(offer.id.toUpperCase(), { last_slug: 'c' })], 'last', retired)).toMatchObject({
      slugs: ['a', 'b', 'c', 'last'],
      removed_on: DAY,
      reason: 'Sold',
    });
    expect(made([row(offer.id, { removed_on: '2026-02-02' })], 'last')).toMatchObject({
      slugs: ['last'],
      removed_on: '2026-02-02',
    });
  });

  it('have the row of their own kind, where records of two kinds with one id are gone', () => {
    const [fund] = whole.funds as [Directory['funds'][number]];
    const tables = { ...only(new Set()), offers: [offer], funds: [{ ...fund, id: offer.id }] };
    const removals = [
      row(offer.id, { kind: 'fund', reason: 'Wound up' }),
      row(offer.id, { kind: 'offer', reason: 'Fraud', for_cause: true }),
      row(offer.id, { kind: 'person', name: 'A Person', reason: 'Asked', for_cause: true }),
    ];
    const made = leftOf(tables, removals).map(({ kind, reason, for_cause }) => [kind, reason, for_cause]);
    expect(made.sort()).toEqual([
      ['fund', 'Wound up', false],
      ['offer', 'Fraud', true],
      ['person', 'Asked', true],
    ]);
  });

  it('have the row of a record that is gone, also where one of another kind with its id is shown', () => {
    const [fund] = whole.funds as [Directory['funds'][number]];
    const twin = { ...fund, id: offer.id };
    const [one, ...others] = tombstonesOf(
      { ...only(new Set()), funds: [twin], removals: [row(offer.id)] },
      [{ release: 1, tables: { ...only(new Set()), offers: [offer], funds: [twin] }, tombstones: [] }],
      [],
      DAY,
    );
    expect([one?.kind, one?.reason, others]).toEqual(['offer', 'Sold', []]);
  });
});
