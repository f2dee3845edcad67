import type { RecordChange } from '@tussock/core/changelog/changelog';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { describe, expect, it } from 'vitest';
import { withoutWithdrawn } from './withdrawn-changes';

const about = (id: string) => ({ id, slug: id, name: `Name of ${id}` });
const field = (name: string) => ({ field: name, before: 1, after: 2, is_text: false });
const entry = (
  release: number,
  change: RecordChange['change'],
  id: string,
  ...fields: string[]
): RecordChange => ({
  release,
  published_at: '2026-11-20T00:00:00Z',
  change,
  kind: 'offer',
  reason: null,
  about: about(id),
  offer: about(id),
  fields: fields.map(field),
});
const WITHDRAWN = [{ release: 2, successors: [3] }];
const shown = (...changes: RecordChange[]) => withoutWithdrawn(WITHDRAWN, changes);

describe('the removal of a record in the release after a withdrawn one', () => {
  const removed = entry(3, 'removed', 'one');
  it.each([
    ['added', entry(2, 'added', 'one')],
    ['renamed', entry(2, 'changed', 'one', 'tagline', 'name')],
    ['gave another title', entry(2, 'changed', 'one', 'title')],
  ])('is not listed where the withdrawn one %s it', (_, before) => {
    expect(shown(removed, before)).toEqual([]);
  });

  it.each([
    ['changed something else', entry(2, 'changed', 'one', 'tagline')],
    ['added another', entry(2, 'added', 'two')],
  ])('is listed where the withdrawn one %s', (_, before) => {
    expect(shown(removed, before)).toContainEqual(removed);
  });

  it('of a record of the same id of another kind is listed', () => {
    const other = { ...entry(2, 'added', 'one'), kind: 'fund' as const };
    expect(shown(removed, other)).toEqual([removed]);
  });

  it('is not listed where the list may lack what the withdrawn one added', () => {
    const many = Array.from({ length: MOST_CHANGES - 2 }, (_, n) => entry(4, 'added', `offer-${n}`));
    const [before, own] = [entry(1, 'added', 'two'), entry(2, 'added', 'two')];
    expect(shown(...many, removed, own)).not.toContainEqual(removed);
    expect(shown(...many.slice(1), removed, own)).toContainEqual(removed);
    expect(shown(...many.slice(1), removed, own, before)).toContainEqual(removed);
    expect(shown(removed, before)).toEqual([before]);
  });
});

it('a removal is listed where a later release was withdrawn, of which nothing is listed', () => {
  const withdrawn = [...WITHDRAWN, { release: 9, successors: [10] }];
  const removed = entry(3, 'removed', 'one');
  expect(withoutWithdrawn(withdrawn, [removed, entry(2, 'added', 'two')])).toEqual([removed]);
});

it('a record that the withdrawn release added, and the next changed, is still said to be changed', () => {
  const [changed] = shown(entry(3, 'changed', 'one', 'tagline'), entry(2, 'added', 'one'));
  expect(changed).toMatchObject({ release: 3, fields: [{ field: 'tagline', before: null, after: null }] });
});

it('the release after a withdrawn one says what changed, and not from what; others say all', () => {
  const later = entry(4, 'changed', 'one', 'tagline');
  const next = entry(3, 'changed', 'one', 'tagline');
  expect(shown(later, next, entry(2, 'changed', 'one', 'tagline'))).toEqual([
    later,
    { ...next, fields: [{ field: 'tagline', before: null, after: null, is_text: true }] },
  ]);
});

it('where nothing is withdrawn the list is the very one that is stored', () => {
  const all = [entry(2, 'added', 'one')];
  expect(withoutWithdrawn([], all)).toBe(all);
});
