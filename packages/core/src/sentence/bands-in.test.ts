import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Band, type Bounds, inBand } from '../list/band';
import { LOAN_TO_VALUE_BANDS, MINIMUM_BANDS, RETURN_BANDS } from '../offer/bands';
import { bandsIn, type Piece } from './bands-in';

/** The values at which any of the bands begins or ends. */
const endsOf = (bands: readonly Band[]) => [
  ...new Set(bands.flatMap(({ from, above, below, to }) => [from, above, below, to])),
];

/** A range of one or two ends, each of its own value or not, often where a band begins or ends. */
function anyRange(bands: readonly Band[]): fc.Arbitrary<Bounds> {
  const known = endsOf(bands).filter((end) => end !== undefined);
  const value = fc.oneof(fc.constantFrom(...known), fc.integer({ min: 1, max: 2 * Math.max(...known) }));
  return fc
    .tuple(value, value, fc.constantFrom('from', 'above', null), fc.constantFrom('to', 'below', null))
    .filter(([, , low, high]) => low !== null || high !== null)
    .map(([one, other, low, high]) => ({
      ...(low && { [low]: Math.min(one, other) }),
      ...(high && { [high]: Math.max(one, other) }),
    }))
    .filter(
      ({ from, above, to, below }) => (from ?? above) !== (to ?? below) || (from ?? above) === undefined,
    );
}

/** Whether a piece has a value; undefined at an end of more than one value, which it may have or not. */
const has = ({ low, high }: Piece, value: number) =>
  value === low || value === high ? (low === high ? true : undefined) : low < value && value < high;

it.each([
  ['minimums', MINIMUM_BANDS],
  ['targets', RETURN_BANDS],
  ['shares of a loan', LOAN_TO_VALUE_BANDS],
])('what the bands of %s leave out of a range or add to it is named, to the one value', (_, bands) => {
  fc.assert(
    fc.property(anyRange(bands), (range) => {
      const { bands: chosen, left_out, added } = bandsIn(range, bands);
      fc.pre(chosen.length > 0);
      const ends = [...endsOf(bands), ...endsOf([range as Band])].filter((end) => end !== undefined);
      const sorted = [...new Set(ends)].sort((a, b) => a - b);
      const between = sorted.map((end, at) => (end + (sorted[at + 1] ?? end + 10)) / 2);
      for (const value of [...sorted, ...between, (sorted[0] ?? 0) / 2]) {
        const [isWanted, isShown] = [inBand(range, value), chosen.some((band) => inBand(band, value))];
        const named = (pieces: readonly Piece[]) => pieces.map((piece) => has(piece, value));
        const message = `${value} of ${JSON.stringify(range)}`;
        if (isWanted && !isShown)
          expect(named(left_out), message).not.toEqual(named(left_out).map(() => false));
        else expect(named(left_out), message).not.toContain(true);
        if (isShown && !isWanted) expect(named(added), message).not.toEqual(named(added).map(() => false));
        else expect(named(added), message).not.toContain(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('chooses the bands inside a range before those that it touches, and none that it does not touch', () => {
  const valuesIn = (range: Bounds) => bandsIn(range, MINIMUM_BANDS).bands.map(({ value }) => value);
  expect(valuesIn({ from: 50_000, to: 500_000 })).toEqual(['50k-100k', '100k-500k']);
  expect(valuesIn({ from: 60_000, to: 70_000 })).toEqual(['50k-100k']);
  expect(valuesIn({ from: 60_000, to: 100_000 })).toEqual(['50k-100k', '100k-500k']);
  expect(valuesIn({ from: 60_000, below: 100_000 })).toEqual(['50k-100k']);
  expect(bandsIn({ from: 5 }, [])).toEqual({ bands: [], left_out: [], added: [] });
});
