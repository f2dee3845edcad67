import { describe, expect, it } from 'vitest';
import { taxWays, waysInWords } from './tax-ways';

describe('$100 of taxable income in a PIE and held directly', () => {
  it('leaves $72 at 28% and $61 at 39%', () => {
    // 100 × (1 − 0.28) = 72; 100 × (1 − 0.39) = 61; 72 − 61 = 11.
    expect(taxWays({ direct: 39, pir: 28 })).toEqual([
      { label: 'In a PIE at 28%', text: '$72', share: 0.72 },
      { label: 'Held directly at 39%', text: '$61', share: 0.61 },
    ]);
    expect(waysInWords({ direct: 39, pir: 28 })).toBe('The PIE leaves $11 more of $100 of taxable income.');
  });

  it('says where both are the same, and where holding directly leaves more', () => {
    expect(waysInWords({ direct: 28, pir: 28 })).toBe('Both ways leave $72 of $100 of taxable income.');
    // A person with a small income who gives the PIE no rate: 100 × (28 − 17.5) / 100 = 10.50.
    expect(waysInWords({ direct: 17.5, pir: 28 })).toBe(
      'Holding directly leaves $10.50 more of $100 of taxable income.',
    );
  });

  it('draws what is not modelled as unknown, never as zero', () => {
    expect(taxWays({ direct: null, pir: 28 })[1]).toEqual({
      label: 'Held directly',
      text: 'Not modelled',
      share: null,
    });
    expect(waysInWords({ direct: null, pir: 28 })).toBe('');
  });
});
