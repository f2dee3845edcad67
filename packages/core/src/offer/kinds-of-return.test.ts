import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RETURN_KIND_LABELS, RETURN_KINDS } from '../return/return-kind';
import { anyCard } from './cards.fixture';
import { kindsOfReturn } from './kinds-of-return';
import { returnGroupOf } from './offer-sort';

it('the kinds of return that offers state: each with its number, in their order, and none without an offer', () => {
  fc.assert(
    fc.property(fc.array(anyCard), (cards) => {
      const kinds = kindsOfReturn(cards);
      const found = new Set(cards.map(returnGroupOf));
      expect(kinds.map(({ kind }) => kind)).toEqual(RETURN_KINDS.filter((kind) => found.has(kind)));
      for (const { kind, label, count } of kinds) {
        expect(label).toBe(RETURN_KIND_LABELS[kind]);
        expect(count).toBe(cards.filter((card) => returnGroupOf(card) === kind).length);
      }
    }),
  );
});
