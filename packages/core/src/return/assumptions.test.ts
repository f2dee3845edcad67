import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent } from '../text/format-number';
import { returnAfterEverything } from './after-everything';
import { notModelledText } from './not-modelled';
import type { ReturnInput } from './return-input';
import { RETURN_KINDS } from './return-kind';

const PLAIN: ReturnInput = {
  kind: 'yearly',
  target_return_min: 8,
  target_return_max: 8,
  fees_in: 'gross',
  fees: { management_fee: 0, performance_fee: 0, entry_fee: 0, exit_fee: 0 },
  currency: 'NZD',
  amount: 100_000,
  term_years: 5,
  income_share: 100,
  growth: 0,
  growth_tax: 'none',
  tax: { route: 'none' },
  inflation: 0,
  not_modelled: [],
  on: '2026-11-20',
};

function computed(change: Partial<ReturnInput>) {
  const result = returnAfterEverything({ ...PLAIN, ...change });
  if (!result.computed) throw new Error(result.reason);
  return result;
}

const TAXPAYER = { kind: 'individual', other_income: 60_000 } as const;
const TAXES: readonly ReturnInput['tax'][] = [
  { route: 'none' },
  { route: 'not-modelled', reason: 'A reason.' },
  { route: 'pie', rate: 28 },
  { route: 'direct', rate: 39 },
  { route: 'direct', taxpayer: TAXPAYER },
  { route: 'limited-partnership', taxpayer: TAXPAYER },
  { route: 'withholding', rate: 15 },
];
const isTaxed = ({ route }: ReturnInput['tax']) => route !== 'none' && route !== 'not-modelled';

describe('what is said of the parts that are taxed', () => {
  const input = fc.record({
    kind: fc.constantFrom(...RETURN_KINDS.filter((kind) => kind !== 'other')),
    income_share: fc.constantFrom(0, 1, 40, 99, 100),
    growth: fc.constantFrom(-2, 0, 3),
    growth_tax: fc.constantFrom('none' as const, 'at-exit' as const, 'fdr' as const),
    tax: fc.constantFrom(...TAXES),
  });

  it('is nothing where no tax is worked out, or the fair dividend rate is in place of both', () => {
    fc.assert(
      fc.property(input, (each) => {
        const isFdr = each.growth_tax === 'fdr' && each.tax.route === 'direct';
        expect(computed(each).taxed.length > 0).toBe(isTaxed(each.tax) && !isFdr);
      }),
    );
  });

  it('is which part is income, and of growth whether and when it is taxed', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { kind, income_share, growth, growth_tax, tax } = each;
        const [part, ofGrowth, ...more] = computed(each).taxed;
        if (part === undefined) return;
        expect(part).toBe(
          kind === 'cash-yield'
            ? `The cash yield counts as income each year. Growth on top of it is assumed to be ${formatPercent(growth)} a year.`
            : income_share === 0
              ? 'All of the return is growth.'
              : income_share === 100
                ? 'All of the return is income, taxed each year.'
                : `${income_share}% of the return is income, taxed each year. The rest is growth.`,
        );
        const hasGrowth = kind === 'cash-yield' ? growth !== 0 : income_share < 100;
        // What is withheld from a non-resident is taken from income alone.
        const isAtExit = growth_tax === 'at-exit' && tax.route !== 'withholding';
        const said = isAtExit
          ? 'Growth is taxed once, at the end of the term. What is left of each year stays invested.'
          : 'Growth is not taxed.';
        expect([ofGrowth, more]).toEqual([hasGrowth ? said : undefined, []]);
      }),
    );
  });
});

describe('what is assumed', () => {
  it('names the rules that are not modelled wherever tax is worked out, and only there', () => {
    const rules = ['land', 'imputation'] as const;
    for (const tax of TAXES)
      expect(computed({ tax, not_modelled: rules }).assumptions).toEqual(
        isTaxed(tax) ? rules.map(notModelledText) : [],
      );
  });

  it.each([
    ['gross', 'yearly', []],
    ['gross', 'cash-yield', []],
    [
      'net',
      'yearly',
      ['The target is stated after management and performance fees. Entry and exit fees still come off.'],
    ],
    [
      'net',
      'cash-yield',
      ['The cash yield is stated after management and performance fees. Entry and exit fees still come off.'],
    ],
    [
      'net_of_management',
      'irr',
      [
        'The target is stated after the management fee. The performance fee, entry and exit fees still come off.',
      ],
    ],
    [
      'not_stated',
      'yearly',
      ['The provider does not say whether the target is before or after fees. It is read as before fees.'],
    ],
  ] as const)('of a target whose fees are %s, a %s, what still comes off', (fees_in, kind, said) => {
    expect(computed({ fees_in, kind }).assumptions).toEqual(said);
  });

  it('does not say of what is locked that it is not stated', () => {
    expect(computed({ fees_in: 'not_stated', fees_locked: true }).assumptions).toEqual([
      'What the provider says of fees in the target is locked. The target is read as before fees.',
    ]);
  });

  it('says over which time a fee that is paid once is spread where the term does not', () => {
    for (const open_ended of [false, true])
      for (const term_years of [null, 3])
        for (const exit_fee of [0, 1]) {
          const said = computed({ open_ended, term_years, fees: { ...PLAIN.fees, exit_fee } }).assumptions;
          const spread = `${open_ended ? 'The offer is open-ended' : 'No term is stated'}. What is paid once is spread over 5 years.`;
          const shortest =
            'Entry and exit fees are spread over the shortest time that the offer is held. If you hold it longer, they cost less a year.';
          expect(said).toEqual([
            ...(term_years === null ? [spread] : []),
            ...(term_years !== null && open_ended && exit_fee > 0 ? [shortest] : []),
          ]);
        }
  });
});
