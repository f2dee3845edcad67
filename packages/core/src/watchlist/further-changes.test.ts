import { expect, it } from 'vitest';
import type { RecordChange } from '../changelog/changelog';
import { furtherChanges } from './further-changes';

const field = (name: string, before: number | null, after: number | null) => ({
  field: name,
  before,
  after,
  is_text: false,
});
const log: Pick<RecordChange, 'release' | 'change' | 'fields'>[] = [
  {
    release: 5,
    change: 'changed',
    fields: [field('management_fee', 1.2, 1.3), field('target_return_max', 8, 9)],
  },
  { release: 4, change: 'changed', fields: [{ ...field('conflicts', null, null), is_text: true }] },
  {
    release: 3,
    change: 'changed',
    fields: [field('management_fee', 1.1, 1.2), { ...field('conflicts', null, null), is_text: true }],
  },
  { release: 2, change: 'added', fields: [] },
];

it('what changed beside the facts of a card is what releases after the last look say, newest first', () => {
  expect(furtherChanges({ seen_in: 3 }, log, log.length)).toEqual([
    'Management fee: 1.2%, now 1.3%',
    'Who pays whom: rewritten',
  ]);
  expect(furtherChanges({ seen_in: 2 }, log, log.length)).toEqual([
    ...['Management fee: 1.2%, now 1.3%', 'Who pays whom: rewritten', 'Management fee: 1.1%, now 1.2%'],
  ]);
  expect(furtherChanges({ seen_in: 4 }, log, log.length)).toEqual(['Management fee: 1.2%, now 1.3%']);
});

it('says that there are earlier ones where the part of the log that was read does not go back to the last look', () => {
  const latest = log.slice(0, 2);
  expect(furtherChanges({ seen_in: 3 }, latest, 4)).toEqual([
    'Management fee: 1.2%, now 1.3%',
    'Who pays whom: rewritten',
    'Of the latest 2 changes: earlier ones are in the change log',
  ]);
  expect(furtherChanges({ seen_in: 3 }, latest, 2)).toHaveLength(2);
  expect(furtherChanges({ seen_in: 4 }, latest, 4)).toEqual(['Management fee: 1.2%, now 1.3%']);
  expect(furtherChanges({ seen_in: 3 }, [], 0)).toEqual([]);
});

it('is nothing without a later release, where the release of the last look is not known, and of an offer that is new', () => {
  expect(furtherChanges({ seen_in: 5 }, log, log.length)).toEqual([]);
  expect(furtherChanges({ seen_in: null }, log, log.length)).toEqual([]);
  expect(furtherChanges({ seen_in: 1 }, log.slice(-1), 1)).toEqual([]);
});

it('a closing date that does not apply any more, or that does not apply now, has no value to be seen', () => {
  const of = (not_applicable: 'before' | 'after', after: string | null = null) =>
    furtherChanges(
      { seen_in: 1 },
      [
        {
          release: 2,
          change: 'changed',
          fields: [{ ...field('closes_on', null, null), after, not_applicable }],
        },
      ],
      1,
    );
  expect(of('after')).toEqual(['Closes: not stated, now does not apply']);
  expect(of('before')).toEqual(['Closes: does not apply, now not stated']);
  expect(of('before', '2026-12-24')).toEqual([]);
});
