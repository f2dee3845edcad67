import { returnAfterEverything } from '@tussock/core/return/after-everything';
import { leftAtSituation, type WholeOffer } from '@tussock/core/situation/at-situation';
import { NO_SITUATION, type Situation } from '@tussock/core/situation/situation';
import { describe, expect, it } from 'vitest';
import { openingInputs, returnInput } from './return-state';
import { startAtSituation, startText } from './start-at-situation';

const TODAY = '2026-11-20';
const pie: WholeOffer = {
  status: 'Open',
  target_return_min: 8,
  target_return_max: 10,
  target_return_type: 'p.a.',
  defaulted: [],
  security_type: 'units',
  distribution: 'quarterly',
  management_fee: 1,
  performance_fee: null,
  entry_fee: null,
  exit_fee: null,
  tax_structure: 'pie',
  offer_type: null,
  tags: [],
  asset_class: null,
  term_months: 36,
  minimum_investment: 50_000,
  investment_currency: 'NZD',
  is_exclusive: false,
};
const direct: WholeOffer = { ...pie, tax_structure: 'other' };
const partnership: WholeOffer = { ...pie, tax_structure: 'limited-partnership' };
const at = (situation: Partial<Situation>): Situation => ({ ...NO_SITUATION, ...situation });
const person = (person_rate: Situation['person_rate']) => at({ kind: 'person', person_rate });
const start = (offer: WholeOffer, situation: Situation) => startAtSituation(offer, situation, TODAY);

/** What the calculation says is left after tax, from its start at a situation. */
function leftFromStart(offer: WholeOffer, situation: Situation) {
  const inputs = start(offer, situation)?.inputs;
  const result = inputs && returnAfterEverything(returnInput(offer, inputs, TODAY));
  return result?.computed ? result.after_tax : null;
}

describe('the start of the calculation in a situation', () => {
  it.each([
    ...[10.5, 17.5, 30, 33, 39].map((rate) => [`person ${rate}`, person(rate as 33)] as const),
    ['trust 39', at({ kind: 'trust', trust_rate: 39 })] as const,
    ['trust 33', at({ kind: 'trust', trust_rate: 33 })] as const,
    ['company', at({ kind: 'company' })] as const,
  ])('leaves what “Left after fees and tax” says: %s', (_name, situation) => {
    for (const offer of [pie, direct, partnership]) {
      const left = leftAtSituation(offer, situation, TODAY)?.left;
      if (!left?.computed) throw new Error('nothing is left');
      expect(leftFromStart(offer, situation)?.low).toBeCloseTo(left.low, 1);
      expect(leftFromStart(offer, situation)?.high).toBeCloseTo(left.high, 1);
    }
  });

  it('has a person’s own PIR in a PIE, and a non-resident’s rate', () => {
    const situation = at({ kind: 'person', person_rate: 39, person_pir: 17.5 });
    expect(start(pie, situation)?.inputs).toMatchObject({ route: 'pie', kind: 'individual', rate: 17.5 });
    expect(start(pie, at({ kind: 'foreign' }))?.inputs).toMatchObject({ kind: 'non-resident', rate: 28 });
  });

  it('has the income that was entered, else the lowest at which the rate applies, and says so', () => {
    const entered = start(direct, at({ kind: 'person', person_rate: 'find', income: 90_000 }));
    expect(entered?.inputs.other_income).toBe(90_000);
    expect(entered && startText(entered)).toBe(
      'Starts at your tax position: Person taxed at 33%. The return counts as income too, and can reach a higher rate.',
    );
    const chosen = start(direct, person(33));
    expect(chosen?.inputs.other_income).toBe(78_100);
    expect(chosen && startText(chosen)).toBe(
      'Starts at your tax position: Person taxed at 33%. The other income is the lowest at which this rate applies. You can enter yours below. The return counts as income too, and can reach a higher rate.',
    );
    expect(start(direct, person(10.5))?.inputs.other_income).toBe(0);
    const highest = start(direct, at({ kind: 'trust', trust_rate: 39 }));
    expect(highest && startText(highest)).toBe('Starts at your tax position: Trust taxed at 39%.');
    const inPie = start(pie, person(33));
    expect(inPie && startText(inPie)).toBe('Starts at your tax position: Person taxed at 33%.');
  });

  it('says where a trust of small income has the higher rate with the return', () => {
    const small = at({ kind: 'trust', trust_rate: 33 });
    const large = { ...direct, minimum_investment: 500_000 };
    const above = start(large, small);
    expect(above && startText(above)).toContain('can reach a higher rate');
    expect(leftFromStart(large, small)?.low).toBeCloseTo((8 - 1) * 0.61, 10);
  });

  it('of a company has one rate whatever it earns, and the income of an investor as without a situation', () => {
    for (const offer of [pie, direct, partnership]) {
      const company = start(offer, at({ kind: 'company' }));
      expect(company && startText(company)).toBe('Starts at your tax position: Company taxed at 28%.');
      expect(company?.inputs.other_income).toBe(openingInputs(offer, TODAY).other_income);
    }
  });

  it('is not known where nothing is worked out at the position', () => {
    expect(start(direct, NO_SITUATION)).toBeNull();
    expect(start(direct, at({ kind: 'foreign' }))).toBeNull();
    expect(start(direct, at({ kind: 'person', person_pir: 28 }))).toBeNull();
  });

  it('is not at a rate below the one that a listed PIE deducts', () => {
    const listed = { ...pie, offer_type: 'Listed PIE' };
    expect(start(listed, person(17.5))).toBeNull();
    expect(start(listed, person(39))?.inputs.route).toBe('listed-pie');
  });
});
