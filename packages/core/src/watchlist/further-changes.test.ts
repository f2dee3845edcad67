import { expect, it } from 'vitest';
import type { RecordChange } from '../changelog/changelog';
import { furtherChanges } from './further-changes';

const field = (name: string, before: number | null, after: number | null) => ({
  ...{ field: name, before, after, is_text: false },
});
const log: Pick<RecordChange, 'release' | 'change' | 'fields'>[] = [
  {
    release: 5,
    change: 'changed',
    fields: [field('management_fee', 1.2, 1.3), field('target_return_max', 8, 9)],
  },
  { release: 4, change: 'changed', fields: [{ ...field('conflicts', null, null), is_text: true }] },
  {
    ...{ release: 3, change: 'changed' },
    fields: [field('management_fee', 1.1, 1.2), { ...field('conflicts', null, null), is_text: true }],
  },
  { release: 2, change: 'added', fields: [] },
];

it('what changed beside the facts of a card is what releases after the last look say, newest first', () => {
  expect(furtherChanges({ seen_in: 3 }, log)).toEqual([
    'Management fee: 1.2%, now 1.3%',
    'Who pays whom: rewritten',
  ]);
  expect(furtherChanges({ seen_in: 2 }, log)).toEqual([
    ...['Management fee: 1.2%, now 1.3%', 'Who pays whom: rewritten', 'Management fee: 1.1%, now 1.2%'],
  ]);
  expect(furtherChanges({ seen_in: 4 }, log)).toEqual(['Management fee: 1.2%, now 1.3%']);
});

it('is nothing without a later release, where the release of the last look is not known, and of an offer that is new', () => {
  expect(furtherChanges({ seen_in: 5 }, log)).toEqual([]);
  expect(furtherChanges({ seen_in: null }, log)).toEqual([]);
  expect(furtherChanges({ seen_in: 1 }, log.slice(-1))).toEqual([]);
});
