import { expect, it } from 'vitest';
import type { RecordChange } from './changelog';
import { withPages } from './with-pages';

const entry = (
  id: string,
  change: RecordChange['change'],
  over: Partial<RecordChange> = {},
): RecordChange => ({
  release: 1,
  published_at: '2026-11-20T00:00:00Z',
  change,
  kind: 'offer',
  fields: [],
  reason: null,
  about: { id, slug: id, name: id },
  offer: null,
  ...over,
});
const pages = (...all: RecordChange[]) => withPages(all).map(({ has_page }) => has_page);

it('what was switched off has no page, at its earlier changes either', () => {
  expect(
    pages(entry('a', 'removed'), entry('b', 'changed'), entry('a', 'changed'), entry('a', 'added')),
  ).toEqual([false, true, false, false]);
});

it('what came back has its page at every change', () => {
  expect(pages(entry('a', 'added'), entry('a', 'removed'), entry('a', 'added'))).toEqual([true, true, true]);
});

it('what was removed with a reason has a page that says so', () => {
  expect(pages(entry('a', 'removed', { reason: 'Fully subscribed.' }), entry('a', 'added'))).toEqual([
    true,
    true,
  ]);
});

it('a record of another kind with the same id is another', () => {
  expect(pages(entry('a', 'removed'), entry('a', 'changed', { kind: 'fund' }))).toEqual([false, true]);
});
