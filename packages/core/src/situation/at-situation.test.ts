import { describe, expect, it } from 'vitest';
import { LOAN } from '../return/loan.fixture';
import { bothWaysOf, isBelowMinimum, leftAtSituation, perYear, type WholeOffer } from './at-situation';
import { NO_SITUATION, type Situation } from './situation';

const ON = '2026-11-20';
const earner: Situation = { ...NO_SITUATION, kind: 'person', person_rate: 39, person_pir: 28 };

/** Interest of 8% a year, paid out each year, with every fee stated as none. */
const offer: WholeOffer = { ...LOAN, tax_structure: 'pie' };

describe('an offer in a situation', () => {
  it('a PIE leaves more than holding directly at 39%: the case of $1 million at 8%', () => {
    // 8 × (1 − 0.28) = 5.76; 8 × (1 − 0.39) = 4.88. On $1,000,000: $57,600 and $48,800, $8,800 apart.
    const ways = bothWaysOf(offer, earner, ON);
    expect(ways?.pie?.computed && ways.pie.high).toBeCloseTo(5.76, 4);
    expect(ways?.direct?.computed && ways.direct.high).toBeCloseTo(4.88, 4);
    expect(ways?.direct_rate).toBe(39);
    expect(perYear(1_000_000, 5.76)).toBe(57_600);
    expect(perYear(1_000_000, 4.88)).toBe(48_800);
    // 250,000 × 0.042847 = 10,711.75: three digits.
    expect(perYear(250_000, 4.2847)).toBe(10_700);
  });

  it('uses the PIR of earlier years in a PIE', () => {
    // 8 × (1 − 0.175) = 6.6.
    const at = leftAtSituation(offer, { ...earner, person_pir: 17.5 }, ON);
    expect(at?.position).toBe('pir-17.5');
    expect(at?.left).toMatchObject({ computed: true, rate: 17.5 });
    expect(at?.left.computed && at.left.high).toBeCloseTo(6.6, 6);
  });

  it('works out a listed PIE at the rate of a person who knows the PIR of earlier years too', () => {
    const at = leftAtSituation({ ...offer, offer_type: 'Listed PIE' }, { ...earner, person_pir: 17.5 }, ON);
    expect(at?.left).toMatchObject({ computed: true, route: 'listed-pie', rate: 28 });
  });

  it('has no figure without a position, and no direct way for a PIR alone, a non-resident or another offer', () => {
    expect(leftAtSituation(offer, NO_SITUATION, ON)).toBeNull();
    const alone = { ...earner, person_rate: null };
    expect(leftAtSituation(offer, alone, ON)?.left.computed).toBe(true);
    expect(bothWaysOf(offer, alone, ON)).toMatchObject({ direct: null, direct_rate: null });
    const foreign = bothWaysOf(offer, { ...NO_SITUATION, kind: 'foreign' }, ON);
    expect(foreign).toMatchObject({ pie: { computed: true, rate: 28 }, direct: null });
    expect(bothWaysOf(offer, NO_SITUATION, ON)).toEqual({ pie: null, direct: null, direct_rate: null });
    expect(bothWaysOf({ ...offer, tax_structure: 'company' }, earner, ON)).toBeNull();
  });

  it('compares the amount with a minimum in the same currency only', () => {
    expect(isBelowMinimum(offer, 999_999)).toBe(true);
    expect(isBelowMinimum(offer, 1_000_000)).toBe(false);
    expect(isBelowMinimum(offer, null)).toBeNull();
    expect(isBelowMinimum({ ...offer, investment_currency: 'USD' }, 50_000)).toBeNull();
    expect(isBelowMinimum({ ...offer, minimum_investment: 0 }, 50_000)).toBeNull();
  });
});
