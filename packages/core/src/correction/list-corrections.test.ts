import { expect, test } from 'vitest';
import { idOf, smallDirectory } from '../../../../tests/support/small-directory';
import { blankRow } from '../column/blank-row.fixture';
import { LOCKED_COLUMNS } from '../offer/columns';
import { REMOVAL_COLUMNS } from '../removal/columns';
import { CORRECTION_COLUMNS } from './columns';
import { listCorrections } from './list-corrections';

const GONE = 'abcdef00-0000-4000-8000-000000000099';
const [OPEN, EXCLUSIVE, UNLISTED] = [idOf(1, 1), idOf(1, 5), idOf(1, 11)];
const [locked] = LOCKED_COLUMNS;

const report = (
  record: string,
  field = 'name',
  reported_on = '2026-11-01',
  answered_on: string | null = null,
) => ({
  ...blankRow(CORRECTION_COLUMNS),
  record,
  field,
  reported_on,
  answered_on,
});
const listed = (corrections: ReturnType<typeof report>[], removed?: { for_cause: boolean; record: string }) =>
  listCorrections({
    ...smallDirectory(12),
    corrections,
    removals: removed
      ? [{ ...blankRow(REMOVAL_COLUMNS), removed_on: '2026-11-10', reason: 'Asked to', ...removed }]
      : [],
  });

test('open reports come first, then the latest answer, and of one day the latest report', () => {
  const rows = [
    report(OPEN, 'a', '2026-11-01', '2026-11-03'),
    report(OPEN, 'b', '2026-11-02', '2026-11-03'),
    report(OPEN, 'c', '2026-10-01'),
    report(OPEN, 'd', '2026-10-20', '2026-11-20'),
    report(OPEN, 'e', '2026-10-02'),
  ];
  expect(listed(rows).map(({ field }) => field)).toEqual(['e', 'c', 'd', 'b', 'a']);
});

test.each([
  ['offer', OPEN, 'offer-1'],
  ['provider', idOf(2, 0), 'provider-0'],
  ['fund', idOf(4, 0), 'fund-0'],
] as const)('an entry says which %s it is about, and nothing of its own id', (kind, id, slug) => {
  const [entry] = listed([{ ...report(id), id: 'secret' }]);
  expect(entry).toMatchObject({ kind, record: id, about: { id, slug } });
  expect(entry).not.toHaveProperty('id');
});

test('nothing is said of an offer that is not listed, and of an exclusive one nothing that is locked', () => {
  const both = (record: string) =>
    listed([report(record, locked), report(record, 'Exit fee'), report(record)]).map(({ field }) => field);
  expect(both(OPEN)).toEqual([locked, 'Exit fee', 'name']);
  expect(both(EXCLUSIVE)).toEqual(['name']);
  expect(both(UNLISTED)).toEqual([]);
});

test.each(['aum', 'investor_count', 'total_fund_size'])(
  'the %s of a firm or fund that left stays',
  (field) => {
    expect(listed([report(GONE, field)])).toMatchObject([{ about: null, field }]);
  },
);

test('of a record that left, what may have been locked is left out, and all of it where it was removed for cause', () => {
  const rows = [report(GONE, locked), report(GONE, 'Exit fee'), report(GONE), report(OPEN)];
  const fields = (removed?: Parameters<typeof listed>[1]) =>
    listed(rows, removed).map(({ record, kind, about, field }) => [record, kind, about?.id, field]);
  const open = [OPEN, 'offer', OPEN, 'name'];
  const gone = [GONE, null, undefined, 'name'];
  expect(fields()).toEqual([gone, open]);
  expect(fields({ record: GONE, for_cause: false })).toEqual([gone, open]);
  expect(fields({ record: GONE.toUpperCase(), for_cause: true })).toEqual([open]);
});
