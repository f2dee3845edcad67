import type { Chart } from '@tussock/core/answers/chart';
import { CONTACT_FOR_DETAILS, isStated } from '@tussock/core/money/money';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { expect } from 'vitest';
import { drawingsOf, drawnRows, figureAt, roundingOf } from './drawn.fixture';
import { targetEnds } from './kit/target-marks';

/** The offers of the table, in its order. */
export function cardsOf({ table }: Chart, cards: readonly CatalogueOffer[]) {
  return table.rows.map(({ link }) => cards.find(({ id }) => id === link?.id) as CatalogueOffer);
}

/** Each offer's marks say its target and its minimum, and nothing that is not stated; its line of the table asks for what is missing. */
export function expectDrawn(chart: Chart, cards: readonly CatalogueOffer[]) {
  const shown = cardsOf(chart, cards);
  expect(
    chart.table.rows.map(({ cells }) => cells.slice(-2).map((cell) => cell === CONTACT_FOR_DETAILS)),
  ).toEqual(shown.map((card) => [targetEnds(card).length === 0, !isStated(card.minimum_investment)]));
  for (const [, drawing] of drawingsOf(chart)) {
    const { x, x2 } = drawing;
    if (!x || !x2) throw new Error('a panel has no scale');
    const groups = drawnRows(drawing);
    expect(groups.map(({ row }) => row)).toEqual(shown.map((_, row) => row));
    for (const [row, { marks }] of groups.entries()) {
      const card = shown[row] as CatalogueOffer;
      const minimum = card.minimum_in_nzd;
      const ends = targetEnds(card);
      const positions = marks.flatMap((mark) => {
        if (mark.shape === 'dot') return [mark.x];
        return mark.shape === 'line' && mark.look === 'end' ? [mark.x1] : [];
      });
      const hasMinimum = isStated(card.minimum_investment);
      expect(positions).toHaveLength(ends.length + Number(hasMinimum));
      expect(marks.filter(({ look }) => look === 'unknown')).toHaveLength(
        Number(ends.length === 0) + Number(!hasMinimum),
      );
      for (const [at, end] of ends.entries())
        expect(Math.abs(figureAt(x, positions[at] as number) - end)).toBeLessThan(1.2 * roundingOf(x));
      if (minimum === null) continue;
      const pixel = Math.log(x2.domain[1] / x2.domain[0]) / (x2.range[1] - x2.range[0]);
      expect(Math.abs(Math.log(figureAt(x2, positions.at(-1) as number) / minimum))).toBeLessThan(
        0.06 * pixel,
      );
    }
  }
}
