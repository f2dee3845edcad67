import { expect, test } from 'vitest';
import { found, id, json } from '../validate.fixture';

const provider = { id: id(9), slug: 'rimu', name: 'Rimu' };
const post = { id: '7', slug: 'a-post', title: 'A post', is_published: true, published_date: '2026-11-01' };
const person = { id: '7', provider_id: id(9), name: 'A Person' };
const problems = (tables: object, ...removals: object[]) =>
  found(json({ providers: [provider], ...tables, removals })).map(
    ([severity, field, reason]) => `${severity} ${field} ${reason}`,
  );

const IN_PEOPLE = 'error record is in key_people too. Delete it here or there';

test('a record that is removed is not in the folder, but another kind of record may have its id', () => {
  expect(problems({ key_people: [person] }, { record: '7', kind: 'blog-post' })).toEqual([]);
  expect(problems({ key_people: [person] }, { record: '7', kind: 'person' })).toEqual([IN_PEOPLE]);
  expect(problems({ key_people: [person] }, { record: '7' })).toEqual([
    `${IN_PEOPLE}. If another record had this id, state its kind`,
  ]);
  expect(problems({ blog_posts: [post] }, { record: '7', kind: 'person' })).toEqual([]);
  expect(problems({ blog_posts: [{ ...post, is_published: false }] }, { record: '7' })).toEqual([]);
  expect(problems({}, { record: id(9).toUpperCase(), kind: 'Provider' })).toEqual([
    'error record is in providers too. Delete it here or there',
  ]);
});

test('a record is removed once, and one of each kind with the same id', () => {
  const twice = 'error record is listed twice';
  expect(problems({}, { record: '7', kind: 'person' }, { record: '7', kind: 'blog-post' })).toEqual([]);
  expect(problems({}, { record: '7', kind: 'person' }, { record: '7', kind: 'person' })).toEqual([twice]);
  expect(problems({}, { record: 'a' }, { record: 'A', kind: 'person' })).toEqual([twice]);
});
