import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../text/format-number';
import {
  alignedSpanText,
  alignedTargetText,
  type ReturnSpan,
  roundedPercent,
  shownChange,
  spanText,
  targetSpanText,
} from './span';

describe('spanText', () => {
  it.each([
    [5.04, 6.5, '5.04–6.5%'],
    [8, 8, '8%'],
    [8.001, 8.004, '8%'],
    [-1.5, 2, '−1.5% to 2%'],
    [-0.001, 0.001, '0%'],
    // What a trust keeps of a target that takes its income over $10,000.
    [4.36, 4.27, '4.27–4.36%'],
  ])('%d to %d reads %s', (low, high, text) => {
    expect(spanText({ low, high })).toBe(text);
  });

  it('reads no more than a target in quarters of a percent', () => {
    expect(spanText({ low: 6.25, high: 8.75 })).toBe('6.25–8.75%');
  });

  it('reads the same of a figure as it was calculated and as it is answered', () => {
    const calculated = { low: 3.81, high: 4.574999999999999 };
    expect(spanText(calculated)).toBe('3.81–4.58%');
    expect(alignedSpanText(calculated)).toBe('3.81–4.58%');
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (percent) => {
        const [one, other] = [percent, roundedPercent(percent)].map((high) => ({ low: high, high }));
        if (one && other) expect(spanText(one)).toBe(spanText(other));
      }),
    );
  });

  it('is calculated to a ten-thousandth of a percent', () => {
    expect([5.00004, 5.00006, -1.23456].map(roundedPercent)).toEqual([5, 5.0001, -1.2346]);
  });

  it('has two decimals throughout where every step is to be followed', () => {
    expect(alignedSpanText({ low: 5.04, high: 6.5 })).toBe('5.04–6.50%');
    expect(alignedSpanText({ low: -0.001, high: 0 })).toBe('0.00%');
    // A performance fee above a hurdle that the lower target does not reach.
    expect(alignedSpanText({ low: 0, high: -0.5 })).toBe('0.00% to −0.50%');
  });

  it.each([
    [6.375, 7, '6.375–7%', '6.375–7.00%'],
    [0.004, 0.004, '0.004%', '0.004%'],
    [-2, 9.5, '−2% to 9.5%', '−2.00% to 9.50%'],
  ])('leaves the digits of a target: %d to %d', (low, high, text, column) => {
    expect(targetSpanText({ low, high })).toBe(text);
    expect(alignedTargetText({ low, high })).toBe(column);
  });

  it('rounds a column as it rounds a sentence', () => {
    const halves = fc.integer({ min: -50_000, max: 50_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(halves, (figure) => {
        const span = { low: figure, high: figure };
        const column = alignedSpanText(span).replace('%', '').replace('−', '-');
        expect(Number(column)).toBe(Number(formatNumber(figure).replace('−', '-')));
      }),
    );
    expect(alignedSpanText({ low: 7.015, high: 7.015 })).toBe('7.02%');
  });
});

describe('what a step takes, beside the figures before and after it', () => {
  it('is the difference of what is shown, not of what was calculated', () => {
    // 9.004 is shown as 9.00 and 8.006 as 8.01; 7.5 less 6.25 needs no rounding.
    const { low, high } = shownChange({ low: 9.004, high: 7.5 }, { low: 8.006, high: 6.25 });
    expect([low, high]).toEqual([expect.closeTo(-0.99, 9), expect.closeTo(-1.25, 9)]);
  });

  it('is that of figures of four digits too', () => {
    expect(shownChange({ low: 1_234.5, high: 2_000 }, { low: 1_000.25, high: 12 })).toEqual({
      low: -234.25,
      high: -1_988,
    });
  });

  it('adds up: the steps are together what is shown between the first and the last', () => {
    const percent = fc.double({ min: -99, max: 99, noNaN: true });
    const span: fc.Arbitrary<ReturnSpan> = fc.record({ low: percent, high: percent });
    fc.assert(
      fc.property(span, span, span, (first, then, last) => {
        const [one, other, all] = [
          shownChange(first, then),
          shownChange(then, last),
          shownChange(first, last),
        ];
        for (const end of ['low', 'high'] as const) expect(one[end] + other[end]).toBeCloseTo(all[end], 9);
      }),
    );
  });
});
