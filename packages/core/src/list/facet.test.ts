import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS } from '../offer/facets';
import { fromData, fromText } from './facet';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/));
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const sorted = (facet: { compare: (a: Option, b: Option) => number }, values: readonly string[]) =>
  options(values)
    .sort(facet.compare)
    .map(({ value }) => value);
type Option = { value: string; label: string };

describe('the order of the options of a facet', () => {
  it.each(Object.values(FACETS).flatMap((facet) => (facet.declared ? [[facet.name, facet] as const] : [])))(
    'is the one that is declared: %s',
    (_, facet) => {
      const declared = (facet.declared ?? []).map(({ value }) => value);
      fc.assert(
        fc.property(fc.shuffledSubarray(declared, { minLength: declared.length }), (values) => {
          expect(sorted(facet, values)).toEqual(declared);
        }),
      );
    },
  );

  it('is by name where the data decides', () => {
    fc.assert(
      fc.property(names, (values) => {
        expect(
          sorted(
            fromData('of', 'Of', () => []),
            values,
          ),
        ).toEqual([...values].sort());
      }),
    );
  });

  it('has the known values of a text first, folded, in their order, then the others by name', () => {
    const facet = fromText('of', 'Of', String, ['zulu', 'alpha']);
    fc.assert(
      fc.property(names, (others) => {
        const rest = others.filter((one) => !['zulu', 'alpha'].includes(one)).sort();
        expect(sorted(facet, [...rest.toReversed(), 'Alpha', 'ZULU'])).toEqual(['ZULU', 'Alpha', ...rest]);
      }),
    );
  });
});
