import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToComparison,
  COMPARISON_LIMIT,
  type Compared,
  canAdd,
  comparisonKey,
  isCompared,
  parseComparison,
  removeFromComparison,
} from './comparison';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.record({ add: fc.boolean(), id });

describe('comparison list', () => {
  it('holds at most three offers, none twice, in the order of adding', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let list: readonly Compared[] = [];
        for (const { add, id } of steps) {
          const before = list;
          list = add ? addToComparison(list, { id }) : removeFromComparison(list, id);
          if (add && (before.length === COMPARISON_LIMIT || isCompared(before, id)))
            expect(list).toBe(before);
          else if (add) expect(list).toEqual([...before, { id }]);
          else expect(list).toEqual(before.filter((offer) => offer.id !== id));
          expect(list.length).toBeLessThanOrEqual(3);
          expect(new Set(list.map((offer) => offer.id)).size).toBe(list.length);
          expect(canAdd(list)).toBe(list.length < 3);
        }
      }),
    );
  });

  it('comes back from storage as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 3 }), (ids) => {
        const list = ids.map((each) => ({ id: each, name: `Offer ${each}` }));
        expect(parseComparison(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it.each(['null', '{}', '"a"', '[1]', '[null]', '[{}]', '[{"id":7}]', '[{"id":""}]', '[[]]'])(
    'does not take %s for a list',
    (text) => {
      expect(parseComparison(JSON.parse(text))).toBeNull();
    },
  );

  it('leaves out of a stored list what breaks the rules', () => {
    const stored = ['a', 'a', 'b', 'c', 'd'].map((each) => ({ id: each }));
    expect(parseComparison(stored)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  });

  it('is a list within the rules or none, whatever was stored', () => {
    const row = fc.record({ id: fc.oneof(id, fc.jsonValue()) });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (stored) => {
        const list = parseComparison(stored);
        if (list === null) return;
        const ids = new Set(list.map((offer) => offer.id));
        expect(list.length).toBeLessThanOrEqual(COMPARISON_LIMIT);
        expect(ids.size).toBe(list.length);
        for (const each of ids) expect(each).toMatch(/./s);
      }),
    );
  });

  it('is stored under the name of the product', () => {
    expect(comparisonKey('Tussock')).toBe('tussock_comparison');
    expect(comparisonKey('Wild  Flax NZ')).toBe('wild_flax_nz_comparison');
  });
});
