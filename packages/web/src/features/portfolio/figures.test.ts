import { describe, expect, it } from 'vitest';
import {
  countText,
  rangeText,
  rateText,
  shortMoney,
  timeText,
  toneOf,
  weightText,
  wholeMoney,
} from './figures';

describe('the figures of the builder', () => {
  it.each([
    [0, 'At once'],
    [1, '1 month'],
    [3, '3 months'],
    [12, '1 year'],
    [18, '18 months'],
    [84, '7 years'],
  ])('%d months are %s', (months, text) => {
    expect(timeText(months)).toBe(text);
  });

  it('are rounded as people read them', () => {
    expect([weightText(200), weightText(5), rateText(8.94), rangeText(8.9, 12.61)]).toEqual([
      ...['20.0%', '0.5%', '8.9%', '8.9–12.6%'],
    ]);
    expect([shortMoney(0), shortMoney(1), shortMoney(250_000), shortMoney(1_500_000)]).toEqual([
      ...['$0', '$1', '$250K', '$1.5M'],
    ]);
    expect([wholeMoney(1_250_000.4), countText(10_000)]).toEqual(['$1,250,000', '10,000']);
    expect(toneOf('forestry')).toBe('var(--class-forestry)');
  });
});
