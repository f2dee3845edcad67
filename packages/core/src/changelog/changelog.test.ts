import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { changelogSchemas } from './changelog';

const { changelog, fieldChange, listedSource, offerOutcome, recordChange } = changelogSchemas();

const ABOUT = { id: '00000000-0000-4000-8000-000000000001', slug: 'one', name: 'One' };
const FIELD = {
  field: 'target_return_min',
  before: 8,
  after: null,
  is_text: false,
  currency_before: 'NZD',
  currency_after: 'AUD',
  not_applicable: 'after',
};
const CHANGE = {
  release: 1,
  published_at: '2026-11-20T00:00:00Z',
  change: 'changed',
  kind: 'offer',
  about: ABOUT,
  offer: ABOUT,
  reason: null,
  fields: [FIELD],
};

/** Each value in a copy of the row, and whether the schema takes it. */
function taken(schema: z.ZodType, row: object, field: string, values: readonly unknown[]) {
  return values.map((value) => schema.safeParse({ ...row, [field]: value }).success);
}
const without = (row: object, field: string) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

describe('a change of a field', () => {
  it.each(['before', 'after'])('has any plain value %s it', (side) => {
    expect(taken(fieldChange, FIELD, side, ['x', 1, true, null])).toEqual([true, true, true, true]);
    expect(taken(fieldChange, FIELD, side, [undefined, {}, [1]])).toEqual([false, false, false]);
  });

  it('says where it did not apply, and nothing that is not declared', () => {
    expect(taken(fieldChange, FIELD, 'not_applicable', ['before', 'after', undefined])).toEqual([
      true,
      true,
      true,
    ]);
    expect(taken(fieldChange, FIELD, 'not_applicable', ['', 'now'])).toEqual([false, false]);
    expect(fieldChange.safeParse({ ...FIELD, locked: 1 }).success).toBe(false);
  });
});

describe('a change of a record', () => {
  it('is of a kind that is declared', () => {
    expect(taken(recordChange, CHANGE, 'change', ['added', 'changed', 'removed', '', 'moved'])).toEqual([
      ...[true, true, true, false, false],
    ]);
    const kinds = ['offer', 'fund', 'provider', 'platform', 'blog-post', 'setting', '', 'person'];
    expect(taken(recordChange, CHANGE, 'kind', kinds)).toEqual([...Array(6).fill(true), false, false]);
  });

  it.each(Object.keys(CHANGE))('has %s, and nothing beside its fields', (field) => {
    expect(recordChange.safeParse(CHANGE).success).toBe(true);
    expect(recordChange.safeParse(without(CHANGE, field)).success).toBe(false);
    expect(recordChange.safeParse({ ...CHANGE, minimum_investment: 1 }).success).toBe(false);
  });
});

it('the changelog has four lists, whole', () => {
  const lists = { changes: [CHANGE], ledger: [], outcomes: [], corrections: [] };
  expect(changelog.parse(lists)).toEqual(lists);
  for (const name of Object.keys(lists))
    expect(changelog.safeParse(without(lists, name)).success).toBe(false);
  expect(changelog.safeParse({ ...lists, more: [] }).success).toBe(false);
});

it('what is listed of sources and outcomes is what pages show; of locked columns only whether the target is after fees', () => {
  expect(Object.keys(listedSource.shape)).toEqual(
    expect.arrayContaining(['kind', 'about', 'provider', 'field']),
  );
  expect(Object.keys(offerOutcome.shape).sort()).toEqual(
    [
      ...['id', 'slug', 'name', 'status', 'target_return_min', 'target_return_max', 'target_return_type'],
      ...['returns_stated', 'created_at', 'closed_on', 'outcome_return', 'outcome_note', 'provider'],
      ...['asset_class', 'defaulted', 'ending', 'outcome_state', 'sources', 'checks'],
    ].sort(),
  );
});
