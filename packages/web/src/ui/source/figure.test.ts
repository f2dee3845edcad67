import { expect, it } from 'vitest';
import { uncheckedParts } from './figure';

const target = {
  record: { kind: 'offer' as const, id: 'a', slug: 'a', name: 'A' },
  fields: ['target_return_max', 'target_return_min'],
};
const entriesOf = (...fields: string[]) => fields.map((field) => ({ field }));

it('the end of a range that was not checked is named where the other one was', () => {
  expect(uncheckedParts(target, entriesOf('target_return_max'))).toEqual(['Lower target return']);
  expect(uncheckedParts(target, entriesOf('target_return_min', 'term'))).toEqual(['Upper target return']);
});

it('nothing is named where both ends were checked, or none', () => {
  expect(uncheckedParts(target, entriesOf('target_return_max', 'target_return_min'))).toEqual([]);
  expect(uncheckedParts(target, entriesOf('term'))).toEqual([]);
  expect(uncheckedParts({ ...target, fields: ['term'] }, entriesOf('term'))).toEqual([]);
});
