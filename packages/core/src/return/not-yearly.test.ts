import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bothWaysOf, leftAtSituation } from '../situation/at-situation';
import { NO_SITUATION } from '../situation/situation';
import { cashFlowOf } from './cash-flow';
import { leftAfter, returnAt } from './left-after';
import { LOAN } from './loan.fixture';
import { whyNotComputed } from './offer-return';
import { returnKindOf } from './return-kind';
import { TAX_POSITIONS } from './tax-position';

const ON = '2026-11-20';
const PERSON = { ...NO_SITUATION, kind: 'person', person_rate: 39, person_pir: 28 } as const;

/** What a target can be of that is no rate a year, also in words that a yearly rate has. */
const NOT_A_RATE = fc
  .tuple(
    fc.constantFrom(
      'total return',
      'total yield',
      'interest and growth',
      'IRR-like return',
      'return',
      'net distributions',
    ),
    fc.constantFrom('', ' over 5 years', ' over the term', ' to exit'),
    fc.constantFrom(
      ', not annualised',
      ', not annualized',
      ' (non-annualised)',
      ', unannualised',
      ', not p.a.',
      ', not per annum',
      ', not a yearly rate',
      ', not an annual rate',
    ),
  )
  .map((words) => words.join(''));

const anyOffer = fc
  .record({
    target_return_type: fc.oneof(NOT_A_RATE, fc.constantFrom('total', 'x multiple', 'MOIC', 'over the term')),
    target_return_min: fc.option(fc.integer({ min: 1, max: 300 })),
    target_return_max: fc.integer({ min: 1, max: 300 }),
    tax_structure: fc.constantFrom('pie', 'company', 'limited-partnership', 'trust', 'other'),
    security_type: fc.constantFrom('debt', 'equity', 'units', null),
    distribution: fc.constantFrom('monthly', 'quarterly', 'at-maturity', 'none', null),
    returns_stated: fc.constantFrom('gross', 'net', null),
    term_months: fc.option(fc.integer({ min: 1, max: 120 })),
    is_exclusive: fc.boolean(),
  })
  .map((change) => ({
    ...LOAN,
    term_description: null,
    is_open_ended: null,
    terms: [],
    liquidity: null,
    called_share: null,
    ...(change as Partial<typeof LOAN>),
  }));

it('a target that is not a rate a year is worked out nowhere', () => {
  fc.assert(
    fc.property(anyOffer, fc.constantFrom(...TAX_POSITIONS), (offer, position) => {
      const reason = `The target is stated as "${offer.target_return_type}", which is not a rate a year.`;
      const none = { computed: false, reason };
      expect(returnKindOf(offer).kind).toBe('other');
      expect(whyNotComputed(offer)).toBe(reason);
      expect(leftAfter(offer, position, ON)).toEqual(none);
      expect(returnAt(offer, position, ON)).toEqual(none);
      expect(cashFlowOf(offer)).toBeNull();
      expect(leftAtSituation(offer, PERSON, ON)?.left).toEqual(none);
      const ways = bothWaysOf(offer, PERSON, ON);
      expect(ways === null).toBe(offer.tax_structure !== 'pie');
      if (ways) expect([ways.pie, ways.direct]).toEqual([none, none]);
    }),
    { numRuns: 500 },
  );
});
