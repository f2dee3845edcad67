import { describe, expect, it } from 'vitest';
import { checksOf, together } from './checks';
import type { Check, Source } from './source';

const entry = (more: Partial<Source>): Source => ({
  field: 'minimum_investment',
  title: 'Information memorandum',
  address: null,
  tier: 'B',
  checked_on: '2026-06-03',
  checked_by: null,
  outcome: null,
  state: 'not_confirmed',
  confirmed_on: null,
  sha256: null,
  disputed_on: null,
  reply: null,
  replied_on: null,
  ...more,
});
const found = (...entries: Partial<Source>[]) => checksOf(entries.map(entry)).minimum_investment;
const confirmedOn = (confirmed_on: string): Partial<Source> => ({ state: 'confirmed', confirmed_on });

describe('what the ledger knows of a figure', () => {
  it('is one state with its date', () => {
    expect(found(confirmedOn('2026-06-03'))).toEqual({ state: 'confirmed', confirmed_on: '2026-06-03' });
    expect(found({ state: 'unreachable', confirmed_on: '2025-01-01' })).toEqual({
      state: 'unreachable',
      checked_on: '2026-06-03',
    });
    expect(found()).toBeUndefined();
  });

  it('is the latest look at each source', () => {
    const older = { state: 'differs', checked_on: '2025-06-03' } as const;
    expect(found(older, confirmedOn('2026-06-03'))).toMatchObject({ state: 'confirmed' });
    expect(found({ ...older, address: 'https://one.example' }, confirmedOn('2026-06-03'))).toMatchObject({
      state: 'differs',
    });
  });

  it('is confirmed by one source where no other differs', () => {
    const other = { title: 'Register' };
    for (const state of ['not_confirmed', 'not_found', 'unreachable'] as const)
      expect(found({ ...other, state }, confirmedOn('2026-06-03'))).toMatchObject({ state: 'confirmed' });
    expect(found({ ...other, ...confirmedOn('2026-07-01') }, confirmedOn('2026-06-03'))).toEqual({
      state: 'confirmed',
      confirmed_on: '2026-07-01',
    });
    expect(found({ ...other, state: 'differs' }, confirmedOn('2026-06-03'))).toMatchObject({
      state: 'differs',
    });
  });

  it('is confirmed on the latest day on which a source confirmed it', () => {
    const one = (address: string, checked_on: string, confirmed_on: string | null) =>
      ({ address, checked_on, confirmed_on, state: 'confirmed' }) as const;
    const early = one('https://one.example', '2026-07-01', '2026-01-02');
    const late = one('https://two.example', '2026-06-01', '2026-05-03');
    const undated = one('https://three.example', '2026-08-01', null);
    // In whatever order they were looked at.
    const [first, second, third] = ['2026-06-01', '2026-07-01', '2026-08-01'];
    for (const days of [
      [first, second, third],
      [first, third, second],
      [second, first, third],
      [second, third, first],
      [third, first, second],
      [third, second, first],
    ]) {
      const all = [early, late, undated].map((each, at) => ({ ...each, checked_on: days[at] ?? '' }));
      expect(found(...all)).toEqual({ state: 'confirmed', confirmed_on: '2026-05-03' });
    }
    // A source that confirmed it once and cannot be reached now confirms nothing.
    const lost = { ...early, state: 'unreachable', confirmed_on: '2026-09-01' } as const;
    expect(found(lost, late)).toEqual({ state: 'confirmed', confirmed_on: '2026-05-03' });
  });

  it('can be asked for some fields only', () => {
    const entries = [entry({ field: 'details' }), entry({ field: 'closes_on' })];
    expect(Object.keys(checksOf(entries, ['closes_on']))).toEqual(['closes_on']);
  });
});

describe('figures that are read as one', () => {
  const yes: Check = { state: 'confirmed', confirmed_on: '2026-06-03' };
  const earlier: Check = { state: 'confirmed', confirmed_on: '2025-06-03' };
  const differs: Check = { state: 'differs', checked_on: '2026-01-01' };
  const unreachable: Check = { state: 'unreachable', checked_on: '2026-01-01' };

  it.each([
    ['nothing', [], null],
    ['no part checked', [undefined, undefined], null],
    ['all confirmed, by the earliest', [yes, earlier], earlier],
    ['one part not checked', [yes, undefined], { state: 'not_confirmed', checked_on: '2026-06-03' }],
    ['one part differs', [yes, unreachable, differs], differs],
    ['one part falls short', [unreachable, yes], unreachable],
  ])('%s', (_, parts, expected) => {
    expect(together(parts as (Check | undefined)[])).toEqual(expected);
  });
});
