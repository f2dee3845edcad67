import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import type { Directory } from '../directory/directory';
import { NO_REASON } from './columns';
import { droppedRecords, withRemovals, withRolledBack } from './with-removals';

type Removal = Directory['removals'][number];

const TODAY = '2026-11-20';
const whole: Directory = { ...madeDirectory({ offers: 3, providers: 2 }), settings: {} };
const demonstration: Directory = { ...whole, settings: { demonstration: true } };
const [first, second, third] = whole.offers as [Offer, Offer, Offer];
type Offer = Directory['offers'][number];

const row = (record: string, over: Partial<Removal> = {}): Removal => ({
  record,
  reason: 'Sold',
  removed_on: null,
  for_cause: false,
  kind: null,
  name: null,
  last_slug: null,
  ...over,
});
const without = (...gone: readonly Offer[]): Directory => ({
  ...whole,
  offers: whole.offers.filter((offer) => !gone.includes(offer)),
});
const offerIds = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();

describe('the records that a directory drops', () => {
  it('are those that it neither shows nor tells of, nor the live release told of', () => {
    const told = { ...without(first, second, third), removals: [row(first.id.toUpperCase())] };
    expect(offerIds(droppedRecords(whole, told))).toEqual(offerIds([second, third]));
    const live = { ...whole, removals: [row(second.id)] };
    expect(offerIds(droppedRecords(live, told))).toEqual([third.id]);
    expect(droppedRecords(whole, whole)).toEqual([]);
  });

  it('are those too that it names without a reason, and people whom it names so', () => {
    const [person] = whole.key_people as [Directory['key_people'][number]];
    const left = { ...without(first), key_people: whole.key_people.filter((one) => one !== person) };
    const naming = (reason: string) => ({
      ...left,
      removals: [row(first.id, { reason }), row(person.id, { reason, for_cause: true })],
    });
    expect(droppedRecords(whole, left).map(({ kind }) => kind)).toEqual(['offer']);
    expect(offerIds(droppedRecords(whole, naming(NO_REASON)))).toEqual(offerIds([first, person]));
    expect(droppedRecords(whole, naming('Sold'))).toEqual([]);
    const both = [row(first.id, { reason: NO_REASON }), row(first.id)];
    expect(droppedRecords(whole, { ...left, removals: both })).toEqual([]);
    const { removals } = withRemovals(whole, naming(NO_REASON), TODAY, ({ name }) => `${name} asked to`);
    expect(removals.map(({ reason, for_cause }) => [reason, for_cause]).sort()).toEqual(
      [
        [`${first.name} asked to`, false],
        [`${person.name} asked to`, true],
      ].sort(),
    );
    // The row of the folder still has no reason.
    expect(withRemovals({ ...left, removals }, naming(NO_REASON), TODAY).removals).toEqual(removals);
  });

  it('are none of a demonstration, which is there to be replaced', () => {
    expect(droppedRecords(demonstration, without(first))).toEqual([]);
    expect(droppedRecords({ ...whole, settings: null }, without(first))).toHaveLength(1);
  });
});

describe('the removals that belong to a directory', () => {
  it('have a row for each record that it drops, in the order of their ids', () => {
    const { removals } = withRemovals(whole, without(third, first), TODAY);
    expect(removals).toEqual(
      [first, third]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, name, slug }) => ({
          record: id,
          kind: 'offer',
          name,
          last_slug: slug,
          reason: NO_REASON,
          removed_on: TODAY,
          for_cause: false,
        })),
    );
    const { removals: told } = withRemovals(whole, without(first), TODAY, ({ name }) => `${name} was sold`);
    expect(told.map(({ reason }) => reason)).toEqual([`${first.name} was sold`]);
  });

  it('have those of the live release while the record stays away, the cause too', () => {
    const cause = row('gone', { for_cause: true, removed_on: '2026-01-01', kind: 'fund', name: 'Gone' });
    const live = { ...without(first), removals: [cause, row(first.id.toUpperCase())] };
    expect(withRemovals(live, without(first), TODAY).removals).toEqual([
      ...[row(first.id.toUpperCase()), cause].sort((a, b) => (a.record < b.record ? -1 : 1)),
    ]);
    // It is back.
    expect(withRemovals(live, whole, TODAY).removals).toEqual([cause]);
    const shown = { ...live, settings: { demonstration: true } };
    expect(withRemovals(shown, without(first), TODAY).removals).toEqual([]);
    const bare = { ...live, settings: null };
    expect(withRemovals(bare, whole, TODAY).removals).toEqual([cause]);
  });

  it('have those of one record while another kind of record has its id', () => {
    const [fund] = whole.funds as [Directory['funds'][number]];
    const now = { ...without(first), funds: [{ ...fund, id: first.id }] };
    const told = row(first.id, { removed_on: TODAY, kind: 'offer', name: first.name });
    expect(withRemovals({ ...now, removals: [told] }, now, TODAY).removals).toEqual([told]);
    const live = { ...whole, funds: now.funds };
    expect(droppedRecords(live, now).map(({ kind }) => kind)).toEqual(['offer']);
    expect(withRemovals(live, now, TODAY).removals).toMatchObject([{ kind: 'offer', record: first.id }]);
  });

  it('have those of a release that was rolled back where a record that is shown again is dropped again, not of a demonstration', () => {
    const told = row(first.id, { kind: 'offer', reason: 'Paid out', removed_on: '2026-01-01' });
    const rolledBack = { ...without(first), removals: [told, row('gone', { kind: 'fund' })] };
    const live = withRolledBack(whole, rolledBack);
    expect(droppedRecords(live, without(first))).toEqual([]);
    expect(withRemovals(live, without(first), TODAY).removals).toMatchObject([told]);
    expect(withRemovals(live, whole, TODAY).removals).toEqual([]);
    const unsaid = { ...rolledBack, removals: [{ ...told, reason: NO_REASON }] };
    const demonstration = { ...rolledBack, settings: { demonstration: true } };
    for (const other of [unsaid, demonstration]) expect(withRolledBack(whole, other)).toBe(whole);
  });

  it('have those of two records of one id, each its own', () => {
    const [fund] = whole.funds as [Directory['funds'][number]];
    const neither = { ...without(first), funds: [] };
    const ofOffer = row(first.id, { kind: 'offer', name: first.name, removed_on: '2026-01-01' });
    const ofFund = { ...ofOffer, kind: 'fund' as const, name: fund.name };
    const gone = { ...neither, removals: [ofOffer, ofFund] };
    const live = withRolledBack({ ...whole, funds: [{ ...fund, id: first.id }] }, gone);
    expect(live.removals).toEqual(gone.removals);
    expect(withRolledBack(live, gone)).toBe(live);
    expect(droppedRecords(live, neither)).toEqual([]);
    const told = { ...neither, removals: [row(first.id, { kind: 'fund', reason: 'Wound up' })] };
    expect(withRemovals(gone, told, TODAY).removals).toEqual([{ ...ofFund, reason: 'Wound up' }, ofOffer]);
  });

  it('have none of a person who is back', () => {
    const [person] = whole.key_people as [Directory['key_people'][number]];
    const live = { ...whole, removals: [row(person.id, { kind: 'person', name: person.name })] };
    expect(withRemovals({ ...live, key_people: [] }, whole, TODAY).removals).toEqual([]);
    expect(withRemovals(live, { ...whole, key_people: [] }, TODAY).removals).toEqual(live.removals);
  });

  describe('fill in what a row of the directory leaves out', () => {
    const filled = (live: Directory, own: Removal) => {
      const { removals } = withRemovals(live, { ...without(first), removals: [own] }, TODAY);
      return removals.filter(({ record }) => record.toLowerCase() === own.record.toLowerCase());
    };
    const own = row(first.id, { removed_on: '2026-02-02', kind: 'offer', name: 'Own', last_slug: 'own' });
    const before = row(first.id, {
      removed_on: '2026-01-01',
      kind: 'offer',
      name: 'Before',
      last_slug: 'before',
    });

    it.each([
      ['itself', { ...whole, removals: [before] }, own, own],
      ['the row of the live release', { ...without(first), removals: [before] }, row(first.id), before],
      [
        'the record of the live release',
        whole,
        row(first.id),
        row(first.id, { removed_on: TODAY, kind: 'offer', name: first.name, last_slug: first.slug }),
      ],
      ['nothing', without(first), row(first.id), row(first.id, { removed_on: TODAY })],
    ])('from %s', (_, live, given, expected) => {
      expect(filled(live, given)).toEqual([expected]);
    });

    it('and keep a cause that was published: what was hidden stays hidden', () => {
      const live = { ...without(first), removals: [{ ...before, for_cause: true }] };
      expect(filled(live, row(first.id, { reason: 'Another' }))).toEqual([
        { ...before, for_cause: true, reason: 'Another' },
      ]);
    });

    it('whatever the case of the id, which becomes that of the live release', () => {
      const upper = row(first.id.toUpperCase());
      expect(filled(whole, upper)).toEqual([expect.objectContaining({ record: first.id, name: first.name })]);
      const live = { ...without(first), removals: [{ ...before, record: first.id }] };
      expect(filled(live, { ...upper, reason: 'Another' })).toEqual([{ ...before, reason: 'Another' }]);
      expect(filled(without(first), upper)).toEqual([{ ...upper, removed_on: TODAY }]);
    });

    it('of a record that is away already without a reason', () => {
      const removals = [{ ...before, record: first.id, reason: NO_REASON }];
      const own = row(first.id, { reason: NO_REASON });
      expect(filled({ ...without(first), removals }, own)).toEqual(removals);
    });

    it('from the record of the kind that it states, where another one has the same id', () => {
      const [fund] = whole.funds as [Directory['funds'][number]];
      const twin = { ...whole, funds: [{ ...fund, id: first.id }] };
      const dropped = (own: Removal) =>
        withRemovals(twin, { ...without(first), funds: [], removals: [own] }, TODAY).removals;
      const other = (kind: Removal['kind'], name: string, last_slug: string | null, reason: string) =>
        row(first.id, { removed_on: TODAY, kind, name, last_slug, reason });
      expect(dropped(row(first.id, { kind: 'fund' }))).toEqual([
        other('fund', fund.name, fund.slug, 'Sold'),
        other('offer', first.name, first.slug, NO_REASON),
      ]);
      expect(dropped(row(first.id, { kind: 'offer' }))).toEqual([
        other('fund', fund.name, fund.slug, NO_REASON),
        other('offer', first.name, first.slug, 'Sold'),
      ]);
    });

    it('of a person too, who has no page', () => {
      const [person] = whole.key_people as [Directory['key_people'][number]];
      expect(filled(whole, row(person.id, { for_cause: true }))).toEqual([
        row(person.id, { for_cause: true, removed_on: TODAY, kind: 'person', name: person.name }),
      ]);
    });
  });
});
