import { expect, test } from 'vitest';
import {
  countName,
  inAssetClass,
  keysAt,
  type List,
  listNamed,
  listOf,
  listsOf,
  offersWithStatus,
  offersWithTag,
  partitionKey,
} from './keys';

// A status is any text, and a class may have any id: they can look like what keys are made of.
test.each<[what: string, list: List]>([
  ['of the table itself', listOf('offers')],
  ['of a status with a colon', offersWithStatus('Open: until May')],
  ['of a status that looks like another list', offersWithStatus('table:list#offers')],
  ['of a tag', offersWithTag('short-term')],
  ['of a class whose id has a number sign', inAssetClass('funds', '7#list#funds')],
])('the list %s is found by its name and by the keys of its items', (_, list) => {
  expect(listNamed(countName(list))).toEqual(list);
  const item = { pk: '12#offer#an-id', sk: 'record', ...keysAt(12, list, 3) };
  expect(listsOf(item)).toEqual([list]);
  expect(Object.values(keysAt(12, list, 3))).toEqual([partitionKey(12, list), '0000003']);
});

test('a record whose id looks like a list is in none', () => {
  expect(listsOf({ pk: '12#offer#7#list#offers', sk: 'record' })).toEqual([]);
});
