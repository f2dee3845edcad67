import { scaleLog } from 'd3-scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { log, ROUND_AMOUNTS, ROUND_YEARS, type RoundFigures } from './scales';

const FIGURES: RoundFigures = { figures: [1, 2, 5, 10, 20, 50, 100], strides: [1, 2] };

it('a scale of equal factors goes from one round figure to another, and its ticks are the round figures between', () => {
  const scale = log([3, 40], [0, 100], FIGURES);
  expect(scale.described.domain).toEqual([2, 50]);
  expect(scale.ticks(5)).toEqual([2, 5, 10, 20, 50]);
  expect(scale.ticks(3)).toEqual([5, 20]);
  expect(scale.ticks(1)).toEqual([5, 20]);
  expect([scale.at(2), scale.at(10), scale.at(50)].map(Math.round)).toEqual([0, 50, 100]);
});

it('no tick is outside the scale, and a figure without a round one around it ends the scale itself', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 900, noNaN: true }),
      fc.double({ min: 1, max: 9, noNaN: true }),
      (low, factor) => {
        const { described, ticks } = log([low, low * factor], [0, 100], FIGURES);
        const [from, to] = described.domain;
        expect(from).toBeLessThanOrEqual(low);
        expect(to).toBeGreaterThanOrEqual(low * factor);
        const inside = FIGURES.figures.filter((figure) => figure >= from && figure <= to);
        expect(ticks(9)).toEqual(inside);
      },
    ),
  );
  expect(log([0.5, 500], [0, 1], FIGURES).described.domain).toEqual([0.5, 500]);
});

it('a scale of equal factors places figures where d3 places them', () => {
  const figure = fc.double({ min: 1, max: 100, noNaN: true });
  fc.assert(
    fc.property(figure, figure, figure, (low, high, between) => {
      const { at, described } = log([Math.min(low, high), Math.max(low, high)], [20, 320], FIGURES);
      expect(at(between)).toBeCloseTo(scaleLog().domain(described.domain).range([20, 320])(between), 6);
    }),
  );
});

it.each([ROUND_AMOUNTS, ROUND_YEARS])(
  'has two ticks or more between round figures, however few there may be',
  (round) => {
    const place = fc.integer({ min: 0, max: round.figures.length - 1 });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 2, max: 7 }), (a, b, count) => {
        const [low = 0, high = 0] = [Math.min(a, b), Math.max(a, b)].map((at) => round.figures[at]);
        const { ticks, described } = log([low, high], [0, 100], round);
        fc.pre(described.domain[0] < described.domain[1]);
        expect(ticks(count).length).toBeGreaterThan(1);
      }),
    );
    expect(log([50_000, 500_000], [0, 90], ROUND_AMOUNTS).ticks(3)).toEqual([50_000, 500_000]);
  },
);
