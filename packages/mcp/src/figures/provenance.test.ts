import type { Source } from '@tussock/core/source/source';
import { describe, expect, it } from 'vitest';
import { provenanceOf } from './provenance';

const SETTINGS = { faded_after_months: 12, lapsed_after_months: 36 };

const entry = (more: Partial<Source> = {}): Source => ({
  field: 'aum',
  title: 'Annual report',
  address: null,
  tier: 'B',
  checked_on: '2026-10-01',
  checked_by: 'MK',
  outcome: null,
  state: 'confirmed',
  confirmed_on: '2026-10-01',
  sha256: null,
  disputed_on: null,
  reply: null,
  replied_on: null,
  ...more,
});
const sourceOf = (more?: Partial<Source>) => provenanceOf(entry(more), '2026-11-22', SETTINGS).source;

describe('what an entry of the ledger says', () => {
  it.each([
    ['2026-10-01', 'Confirmed 1 October 2026'],
    ['2025-10-01', 'Confirmed 1 October 2025, some time ago'],
    ['2023-10-01', 'Last confirmed 1 October 2023'],
  ])('ages as pages show it: confirmed on %s', (confirmed_on, mark) => {
    expect(sourceOf({ confirmed_on })).toMatchObject({ checked_on: confirmed_on, mark });
  });

  it('has what the look found, the dispute and the reply', () => {
    const said = {
      outcome: 'the report says 20.6, before fees',
      disputed_on: '2026-11-01',
      reply: 'Fees are as agreed.',
      replied_on: '2026-11-05',
    };
    expect(sourceOf({ state: 'differs', ...said })).toEqual({
      grade: 'B',
      title: 'Annual report',
      url: null,
      checked_on: '2026-10-01',
      mark: 'Differs, checked 1 October 2026',
      ...said,
    });
  });

  it('leaves out what nobody said', () => {
    expect(Object.keys(sourceOf() ?? {})).toEqual(['grade', 'title', 'url', 'checked_on', 'mark']);
  });

  it('is dated by when the figure was confirmed, and where it is not confirmed any more by the last look', () => {
    const confirmed_on = '2026-06-03';
    expect(sourceOf({ confirmed_on })?.checked_on).toBe(confirmed_on);
    for (const state of ['differs', 'not_confirmed', 'not_found', 'unreachable'] as const)
      expect(sourceOf({ confirmed_on, state })?.checked_on).toBe('2026-10-01');
    expect(sourceOf({ confirmed_on: null })?.checked_on).toBe('2026-10-01');
  });
});
