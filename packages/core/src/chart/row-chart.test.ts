import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textWidth } from './fit-text';
import { bothDrawings, mark, text } from './parts';
import { type DrawnRow, drawRows } from './row-chart';

/** A bar from zero with its figure beside it. */
const barOf = (figure: number, words: string, row: number): DrawnRow => ({
  row,
  name: `Row ${row}`,
  draw: (x, middle) => {
    const [left, right] = [x(Math.min(0, figure)), x(Math.max(0, figure))];
    const label =
      figure < 0 ? text('value', words, left - 9, middle, 'end') : text('value', words, right + 9, middle);
    return { marks: [mark.bar('own', left, middle - 6, right - left, 12)], texts: [label] };
  },
});

it('keeps every figure beside its bar inside the drawing, also of a bar as long as the scale', () => {
  const figures = fc.array(fc.integer({ min: -9_999, max: 9_999 }), { minLength: 1, maxLength: 8 });
  const wordsOf = fc.constantFrom(
    ...[(n: number) => `${n / 100}%`, (n: number) => `$${n * 100}`, () => '279 months', () => '$500,000'],
  );
  fc.assert(
    fc.property(figures, wordsOf, fc.boolean(), (all, words, isFlush) => {
      const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
      const chart = {
        sections: [{ heading: null, rows: all.map((figure, row) => barOf(figure, words(figure), row)) }],
        domain: [low, high] as const,
        tickText: String,
        flush: isFlush && low === 0,
      };
      const { phone, wide } = bothDrawings((size) => drawRows(chart, size));
      for (const { groups, width, x } of [phone, wide]) {
        expect((x?.range[1] ?? 0) - (x?.range[0] ?? 0)).toBeGreaterThan(width / 3);
        for (const each of groups.flatMap(({ texts }) => texts)) {
          if (each.look !== 'value') continue;
          const length = textWidth(each.text, 13);
          const from = each.anchor === 'end' ? each.x - length : each.x;
          expect(from, each.text).toBeGreaterThanOrEqual(-0.1);
          expect(from + length, each.text).toBeLessThanOrEqual(width + 0.1);
        }
      }
    }),
  );
});
