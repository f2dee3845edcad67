import { describe, expect, it } from 'vitest';
import { rangeOfMoney, targetRange } from './range-text';

describe('ranges of a class', () => {
  it('name the currency or the kind of return once', () => {
    const count = { offers: 2 };
    expect(rangeOfMoney({ lowest: 25_000, highest: 1e6, currency: 'NZD', ...count })).toBe('$25K–$1.0M NZD');
    expect(rangeOfMoney({ lowest: 50_000, highest: 50_000, currency: 'USD', ...count })).toBe('$50K USD');
    expect(targetRange({ lowest: 6, highest: 12.5, return_type: 'p.a.', ...count })).toBe('6–12.5% p.a.');
    expect(targetRange({ lowest: 20, highest: 20, return_type: 'IRR', ...count })).toBe('20% IRR');
  });
});
