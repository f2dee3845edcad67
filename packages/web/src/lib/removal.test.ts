import { expect, it } from 'vitest';
import { readRemoval } from './removal';

const LAST_KNOWN = { field: 'minimum_investment', message: '$50,000' };
const REMOVED = [
  { field: 'kind', message: 'offer' },
  { field: 'name', message: 'Rimu Notes' },
  { field: 'reason', message: 'The provider closed it.' },
];

it('tells what is said of a removal from what was last known of the record, also where no day is said', () => {
  const said = { kind: 'offer', name: 'Rimu Notes', reason: 'The provider closed it.' };
  const day = { field: 'removed_on', message: '2026-11-27' };
  expect(readRemoval([...REMOVED, day, LAST_KNOWN])).toEqual({
    ...said,
    removed_on: '2026-11-27',
    lastKnown: [LAST_KNOWN],
  });
  expect(readRemoval([...REMOVED, LAST_KNOWN])).toEqual({
    ...said,
    removed_on: null,
    lastKnown: [LAST_KNOWN],
  });
  expect(readRemoval([])).toEqual({ kind: null, name: null, reason: null, removed_on: null, lastKnown: [] });
});
