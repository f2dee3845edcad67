import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import { expect, it } from 'vitest';
import { removedForCause } from './tombstones';

const gone = (id: string, for_cause: boolean): Tombstone => ({
  kind: 'provider',
  id,
  name: 'Third',
  reason: 'The FMA warned of it.',
  removed_on: '2026-11-01',
  slugs: ['third'],
  for_cause,
  last_known: [],
  last_in: 1,
  also_in: null,
});
const change = (kind: string, id: string, name: string, field = 'name', before: unknown = null) =>
  ({ kind, about: { id, slug: null, name }, fields: [{ field, before, after: name }] }) as RecordChange;

it('what was removed for cause has each name once that changes call it by, and no other record’s', () => {
  const changes = [
    change('provider', 'firm', 'Third', 'name', 'Second'),
    change('provider', 'firm', 'Second', 'region', 'Otago'),
    change('provider', 'firm', 'Second', 'name', 'First'),
    change('fund', 'firm', 'A fund'),
    change('provider', 'another', 'Another'),
  ];
  const { kind, id, name, reason, removed_on } = gone('firm', true);
  expect(removedForCause([gone('firm', true), gone('another', false)], changes)).toEqual([
    { kind, id, name, reason, removed_on, earlier_names: ['Second', 'First'] },
  ]);
});
