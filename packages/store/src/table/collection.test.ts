import { describe, expect, it } from 'vitest';
import { collectionItems, fromCollection, type GrowingField } from './collection';
import type { Item } from './keys';

const FIELDS: GrowingField[] = ['funds', 'key_people', 'offers'];
const rows = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `${name} ${n}` }));
const provider = {
  id: 'p',
  slug: 'awhina',
  name: 'Āwhina',
  funds: rows('fund', 2),
  key_people: rows('person', 3),
  offers: rows('offer', 12),
};
const counted = { ...provider, fund_count: 2, key_people_count: 3, offer_count: 12 };
const items = [...collectionItems(7, 'provider', provider, FIELDS)].sort((a, b) => (a.sk < b.sk ? -1 : 1));
const without = (...gone: number[]) => items.filter((_, at) => !gone.includes(at));

describe('a record of many items', () => {
  it('comes back from them, its rows in their order', () => {
    expect(items).toHaveLength(1 + 2 + 3 + 12);
    expect(new Set(items.map(({ pk }) => pk)).size).toBe(1);
    expect(fromCollection(items, FIELDS, false)).toEqual(counted);
    const none = { ...provider, funds: [], key_people: [], offers: [] };
    const alone = [...collectionItems(7, 'provider', none, FIELDS)];
    expect(fromCollection(alone, FIELDS, false)).toMatchObject({ offers: [], fund_count: 0, offer_count: 0 });
  });

  it('is nothing where any item is missing', () => {
    for (const at of items.keys()) expect(fromCollection(without(at), FIELDS, false)).toBeNull();
    expect(fromCollection([], FIELDS, false)).toBeNull();
  });

  it('may lack its last offers where the answer was cut there, and nothing else', () => {
    const cut = fromCollection(items.slice(0, -4), FIELDS, true);
    expect(cut).toEqual({ ...counted, offers: provider.offers.slice(0, 8) });
    expect(fromCollection(items.slice(0, -4), FIELDS, false)).toBeNull();
    // One of the middle, a fund, a person, the record itself.
    for (const at of [items.length - 3, 1, 2, 3, 5, 0])
      expect(fromCollection(without(at), FIELDS, true)).toBeNull();
  });

  it('is nothing where an item is there twice, or of a field that it does not have', () => {
    const [, fund] = items as [Item, Item];
    expect(fromCollection([...items, fund], FIELDS, false)).toBeNull();
    expect(fromCollection([...items, { ...fund, sk: 'record#other#0000' }], FIELDS, false)).toBeNull();
    expect(fromCollection(items, ['funds', 'key_people'], false)).toBeNull();
  });
});
