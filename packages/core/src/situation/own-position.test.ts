import { describe, expect, it } from 'vitest';
import type { ListedPieOffer } from '../return/listed-pie';
import { TAX_POSITIONS } from '../return/tax-position';
import { positionFor, positionOf, taxOfPosition } from './own-position';
import { NO_SITUATION, PERSON_PIRS, PERSON_RATES, type Situation, TRUST_RATES } from './situation';

const ON = '2026-11-20';
const person: Situation = { ...NO_SITUATION, kind: 'person' };
const trust: Situation = { ...NO_SITUATION, kind: 'trust' };

describe('the position of a situation', () => {
  it('can be each of the listed ones, and no other', () => {
    const reached = [
      ...PERSON_RATES.map((person_rate) => ({ ...person, person_rate })),
      ...PERSON_PIRS.map((person_pir) => ({ ...person, person_pir })),
      ...TRUST_RATES.map((trust_rate) => ({ ...trust, trust_rate })),
      { ...NO_SITUATION, kind: 'company' } as const,
      { ...NO_SITUATION, kind: 'foreign' } as const,
    ].map((situation) => positionOf(situation, ON));
    expect(reached.toSorted()).toEqual(TAX_POSITIONS.toSorted());
  });

  it('is none while the rate is missing', () => {
    for (const situation of [NO_SITUATION, person, trust, { ...NO_SITUATION, amount: 50_000 }])
      expect(positionOf(situation, ON)).toBeNull();
  });

  it('says nothing of the incomes that it was worked out from', () => {
    const found = positionOf({ ...person, person_rate: 'find', income: 123_456 }, ON);
    expect(found).toBe('person-33');
  });
});

describe('the position for one offer', () => {
  const PIE: ListedPieOffer = { tax_structure: 'pie', offer_type: 'Units', tags: [] };
  const earner: Situation = { ...person, person_rate: 33, person_pir: 17.5 };
  it('is the PIR of earlier years in a PIE, and the rate on the next dollar elsewhere', () => {
    expect(positionFor(PIE, earner, ON)).toBe('pir-17.5');
    expect(positionFor({ ...PIE, tax_structure: 'company' }, earner, ON)).toBe('person-33');
    expect(positionFor({ ...PIE, tax_structure: null }, earner, ON)).toBe('person-33');
  });

  it('is the rate on the next dollar in a listed PIE, which does not ask for a PIR', () => {
    const listed = { ...PIE, offer_type: 'Listed PIE' };
    expect(positionFor(listed, earner, ON)).toBe('person-33');
    // Without another rate nothing can be worked out, and the reason is the listed PIE's.
    expect(positionFor(listed, { ...earner, person_rate: null }, ON)).toBe('pir-17.5');
  });

  it('stays as it is where the PIR goes with it, or is not known', () => {
    expect(positionFor(PIE, { ...earner, person_pir: 28 }, ON)).toBe('person-33');
    expect(positionFor(PIE, { ...earner, person_pir: null }, ON)).toBe('person-33');
    expect(positionFor(PIE, { ...earner, kind: 'company' }, ON)).toBe('company-28');
    expect(positionFor(PIE, trust, ON)).toBeNull();
  });
});

it('the rates of a position are those of the table of Inland Revenue', () => {
  // Income of $200,000: 39% held directly, 28% in a PIE. Income of $15,000: 10.5% both ways.
  expect(taxOfPosition('person-39')).toEqual({ direct: 39, pir: 28 });
  expect(taxOfPosition('person-10.5')).toEqual({ direct: 10.5, pir: 10.5 });
  expect(taxOfPosition('trust-39')).toEqual({ direct: 39, pir: 28 });
  expect(taxOfPosition('company-28')).toEqual({ direct: 28, pir: 28 });
  expect(taxOfPosition('foreign-28')).toEqual({ direct: null, pir: 28 });
  expect(taxOfPosition('pir-17.5')).toEqual({ direct: null, pir: 17.5 });
});
