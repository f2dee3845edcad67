import { describe, expect, it } from 'vitest';
import type { Source } from '../source/source';
import { LOCKED_COLUMNS } from './columns';
import { factText } from './facts';
import { lockedIn, splitLocked, withLockedPart } from './locked';
import type { Offer } from './offer';

/** What the published contract of the data folder locks, written down a second time. */
const FEES = ['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'];
const FEE_TERMS = [
  'fee_base',
  'performance_hurdle',
  'performance_catch_up',
  'high_water_mark',
  'returns_stated',
];
const EXIT_TERMS = ['exit_windows', 'exit_notice_days', 'exit_gate'];
const BY_CONTRACT = ['details', 'documents', ...FEES, ...FEE_TERMS, ...EXIT_TERMS];

const source = (field: string) =>
  ({ field, title: field, address: null, checked_on: '2026-06-03', state: 'confirmed' }) as Source;
const SECRETS = Object.fromEntries(
  BY_CONTRACT.map((name, at) => [
    name,
    name === 'documents' ? [{ title: 'A paper', address: null }] : at + 0.5,
  ]),
);
const offer = (more: Partial<Offer>) =>
  ({
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Kauri Fund',
    minimum_investment: 50_000,
    gearing: 40,
    defaulted: [],
    derived: [],
    not_applicable: ['occupancy', 'exit_gate'],
    sources: [source('minimum_investment'), source('management_fee'), source('exit_notice_days')],
    corrections: [{ field: 'gearing' }, { field: 'exit_fee' }],
    coverage: { figures: 99, confirmed: 99 },
    ...SECRETS,
    ...more,
  }) as unknown as Offer;

describe('the locked columns', () => {
  it('are those of the contract, long texts first', () => {
    expect([...LOCKED_COLUMNS].sort()).toEqual(BY_CONTRACT.toSorted());
    expect(LOCKED_COLUMNS.slice(0, 2)).toEqual(['details', 'documents']);
  });

  it('are locked in an exclusive offer and in no other', () => {
    expect([...lockedIn({ is_exclusive: true })].sort()).toEqual(BY_CONTRACT.toSorted());
    for (const is_exclusive of [false, null, undefined, 'true', 1])
      expect([...lockedIn({ is_exclusive })]).toEqual([]);
  });
});

describe('an offer in two', () => {
  const exclusive = offer({ is_exclusive: true });
  const { open, locked } = splitLocked(exclusive);

  it('is whole where it is not exclusive', () => {
    const free = offer({ is_exclusive: false });
    expect(splitLocked(free)).toEqual({ open: free, locked: null });
  });

  it('shows what is not locked, and tells of what is locked nothing', () => {
    expect(open).toMatchObject({ name: 'Kauri Fund', minimum_investment: 50_000, gearing: 40 });
    for (const name of BY_CONTRACT)
      expect(open[name as keyof Offer], name).toEqual(name === 'documents' ? [] : null);
    expect(open.not_applicable).toEqual(['occupancy']);
    expect(open.sources.map(({ field }) => field)).toEqual(['minimum_investment']);
    expect(open.corrections.map(({ field }) => field)).toEqual(['gearing']);
    // The minimum and the gearing are stated, and the minimum is confirmed.
    expect(open.coverage).toEqual({ figures: 2, confirmed: 1 });
  });

  it('keeps apart what is locked, and nothing else', () => {
    expect(locked).toEqual({
      id: exclusive.id,
      ...SECRETS,
      not_applicable: ['exit_gate'],
      sources: [source('management_fee'), source('exit_notice_days')],
    });
  });

  it('keeps what is said of a name that is no column for unlocked visitors: it may be meant for a locked one', () => {
    const slips = ['Management fee', 'managementFee', 'fees', 'toString'].map(source);
    const one = splitLocked(offer({ is_exclusive: true, sources: slips, corrections: slips as never }));
    expect([one.open.sources, one.open.corrections, one.locked?.sources]).toEqual([[], [], slips]);
  });

  it('looks the same whatever the locked columns state', () => {
    const silent = offer({
      ...Object.fromEntries(BY_CONTRACT.map((name) => [name, name === 'documents' ? [] : null])),
      is_exclusive: true,
      not_applicable: ['occupancy'],
      sources: [source('minimum_investment')],
    });
    expect(splitLocked(silent).open).toEqual(open);
  });

  it('is one again once unlocked, and what is not stated is not called locked', () => {
    if (!locked) throw new Error('An exclusive offer has a locked part.');
    expect(withLockedPart(open, locked)).toEqual({
      ...offer({ is_exclusive: false, corrections: open.corrections }),
      // Eight of the locked columns are figures; the management fee and the notice are confirmed.
      coverage: { figures: 2 + 8, confirmed: 1 + 2 },
    });
    const silent = withLockedPart(open, { ...locked, exit_fee: null });
    expect([factText(open, 'exit_fee'), factText(silent, 'exit_fee')]).toEqual(['Locked', 'Not stated']);
  });
});
