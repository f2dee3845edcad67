import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_FOR_DETAILS, exactMoney } from './money';
import { readableMoney } from './readable-money';

describe('an amount that is read at a glance', () => {
  it.each([
    [1_260_000_000, 'NZD', '$1.26 billion NZD'],
    [1_000_000_000, 'NZD', '$1 billion NZD'],
    [1_263_450_000_000, 'JPY', '¥1,263.45 billion JPY'],
    [318_000_000, 'NZD', '$318 million NZD'],
    [13_500_000, 'NZD', '$13.5 million NZD'],
    [1_000_000, 'CHF', '1 million CHF'],
    [250_000, 'NZD', '$250,000 NZD'],
    [999_950, 'NZD', '$999,950 NZD'],
    [999_999_999, 'NZD', '$999,999,999 NZD'],
    [1_263_450_000, 'NZD', '$1,263,450,000 NZD'],
    [1_500_000.5, 'USD', '$1,500,000.50 USD'],
    [0, 'NZD', CONTACT_FOR_DETAILS],
    [null, 'NZD', CONTACT_FOR_DETAILS],
  ])('%d %s reads %s', (amount, currency, text) => {
    expect(readableMoney(amount, currency)).toBe(text);
  });

  it('is never rounded', () => {
    const unit = { million: 1_000_000, billion: 1_000_000_000 } as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 6 }), (digits, zeros) => {
        const amount = digits * 10 ** zeros;
        const text = readableMoney(amount);
        const [, number = '', word] = /^\$([\d,.]+) (million|billion) NZD$/.exec(text) ?? [];
        if (word === undefined) expect(text).toBe(exactMoney(amount));
        else
          expect(Math.round(Number(number.replaceAll(',', '')) * unit[word as keyof typeof unit])).toBe(
            amount,
          );
      }),
    );
  });
});
