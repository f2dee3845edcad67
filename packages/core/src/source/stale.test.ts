import { describe, expect, it } from 'vitest';
import type { Directory } from '../directory/directory';
import { validateDirectory } from '../directory/validate';
import { staleFigures } from './stale';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const offer = (n: number, more: Record<string, unknown> = {}) => ({
  id: id(n),
  name: `Offer ${n}`,
  status: 'Open',
  is_active: true,
  created_at: '2020-01-01T00:00:00Z',
  ...more,
});
const entry = (field: string, checked_on: string, more: Record<string, unknown> = {}) => ({
  record: id(1),
  field,
  title: 'Memorandum',
  tier: 'B',
  checked_on,
  state: 'confirmed',
  ...more,
});

function dueIn(tables: Record<string, unknown[]>, settings?: object): string[] {
  const raw = Object.entries(tables).map(([name, rows]) => [name, { file: name, rows, text_values: false }]);
  const { directory, problems } = validateDirectory(Object.fromEntries(raw), settings);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return staleFigures(directory as Directory, '2026-11-22').map(
    ({ since, reason, field, name }) => `${since} ${reason}: ${name}, ${field}`,
  );
}

describe('what is due to be checked again', () => {
  it('is old, unreachable or past its closing date, oldest first', () => {
    const sources = [
      entry('minimum_investment', '2026-06-01'),
      entry('entry_fee', '2025-11-21'),
      entry('exit_fee', '2025-11-22'),
      entry('target_return_max', '2020-01-01'),
      entry('target_return_min', '2026-11-01', { state: 'unreachable', confirmed_on: '2021-01-01' }),
      entry('term_months', '2025-01-01', { state: 'differs' }),
      entry('performance_fee', '2025-11-21', { state: 'differs' }),
      entry('management_fee', '2025-11-22', { state: 'differs' }),
      entry('location', '2026-01-01', { state: 'not_found' }),
      entry('aum', '2025-10-01', { record: id(9), state: null, outcome: 'matches' }),
      entry('liquidity', '2020-01-01', { record: id(3) }),
    ];
    const offers = [
      offer(1, { closes_on: '2026-11-21' }),
      offer(2, { closes_on: '2026-11-22' }),
      offer(3, { is_active: false, closes_on: '2026-01-01' }),
      offer(4, { status: 'Withdrawn', closes_on: '2026-01-01' }),
      offer(5, { status: 'Fully subscribed', closes_on: '2026-01-01', closed_on: '2026-01-02' }),
    ];
    expect(dueIn({ offers, sources, providers: [{ id: id(9), name: 'Firm' }] })).toEqual([
      '2020-01-01 lapsed: Offer 1, target_return_max',
      '2025-01-01 differs: Offer 1, term_months',
      '2025-10-01 faded: Firm, aum',
      '2025-11-21 faded: Offer 1, entry_fee',
      '2025-11-21 differs: Offer 1, performance_fee',
      '2026-11-01 unreachable: Offer 1, target_return_min',
      '2026-11-21 past its closing date: Offer 1, closes_on',
    ]);
  });

  it('is in the order of names of other lists, where it is of one day', () => {
    const names = ['Zhou', 'van der Berg', 'Ōtaki', 'Éclair', 'Kea'];
    const offers = names.map((name, n) => offer(n + 1, { name, closes_on: '2026-11-21' }));
    expect(dueIn({ offers }).map((line) => line.replace(/^.*: |,.*$/g, ''))).toEqual([
      ...['Éclair', 'Kea', 'Ōtaki', 'van der Berg', 'Zhou'],
    ]);
  });

  it('is no earlier look at a source that was looked at again', () => {
    const memorandum = { address: 'https://kauri.example/im.pdf' };
    const sources = [
      entry('minimum_investment', '2020-01-01', memorandum),
      entry('minimum_investment', '2026-06-01', { ...memorandum, title: 'Memorandum of 2026' }),
      entry('entry_fee', '2020-01-01'),
      entry('entry_fee', '2026-06-01', { state: 'unreachable' }),
      entry('exit_fee', '2020-01-01'),
      entry('exit_fee', '2026-06-01', { title: 'Another document' }),
    ];
    expect(dueIn({ offers: [offer(1)], sources })).toEqual([
      '2020-01-01 lapsed: Offer 1, exit_fee',
      '2026-06-01 unreachable: Offer 1, entry_fee',
    ]);
  });

  it('follows the settings', () => {
    const tables = { offers: [offer(1)], sources: [entry('minimum_investment', '2026-06-01')] };
    expect(dueIn(tables, { faded_after_months: 3, lapsed_after_months: 5 })).toEqual([
      '2026-06-01 lapsed: Offer 1, minimum_investment',
    ]);
  });
});
