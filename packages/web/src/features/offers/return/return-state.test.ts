import { returnAfterEverything } from '@tussock/core/return/after-everything';
import type { LeftAfterOffer } from '@tussock/core/return/left-after';
import { leftSentence } from '@tussock/core/return/sentence';
import { describe, expect, it } from 'vitest';
import type { ReturnInputs } from './return-inputs';
import { changed, hasTarget, openingInputs, returnInput, routesOf } from './return-state';
import { isByBands, mayTaxGrowth, mayUseFdr, rateChoices, taxOf, taxWords } from './visitor-tax';

const TODAY = '2026-11-20';
const offer: LeftAfterOffer = {
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
  minimum_investment: 250_000,
  investment_currency: 'NZD',
  is_exclusive: false,
};
const inputFor = (of: LeftAfterOffer, change: Partial<ReturnInputs> = {}) =>
  returnInput(of, changed(openingInputs(of, TODAY), change, of, TODAY), TODAY);
const result = (of: LeftAfterOffer, change: Partial<ReturnInputs> = {}) => {
  const answer = returnAfterEverything(inputFor(of, change));
  if (!answer.computed) throw new Error(answer.reason);
  return answer;
};

describe('the calculation of an offer', () => {
  it('opens with what the offer states', () => {
    expect(openingInputs(offer, TODAY)).toMatchObject({ route: 'pie', amount: 250_000, term_years: 3 });
    const answer = result(offer);
    expect(answer.after_tax.low).toBeCloseTo((8 - 1) * 0.72, 10);
    expect(answer.after_everything?.high).toBeCloseTo(((10 - 1) * 0.72 - 2) / 1.02, 10);
    expect(answer.not_stated).toEqual(['performance_fee', 'entry_fee', 'exit_fee']);
  });

  it('opens with what it assumes where the offer states neither how it is taxed nor its term', () => {
    const unstated = { ...offer, tax_structure: null, term_months: null };
    expect(openingInputs(unstated, TODAY)).toMatchObject({ route: 'direct', term_years: 5 });
  });

  it('is there where a target is stated that can still be reached', () => {
    const stated = { ...offer, outcome_return: null };
    expect(hasTarget(stated)).toBe(true);
    expect(hasTarget({ ...stated, target_return_min: null })).toBe(true);
    expect(hasTarget({ ...stated, target_return_min: null, target_return_max: null })).toBe(false);
    expect(hasTarget({ ...stated, status: 'Closed' })).toBe(false);
    expect(hasTarget({ ...stated, outcome_return: 7 })).toBe(false);
  });

  it('spreads what is paid once over the stated term, however short', () => {
    const bridging = { ...offer, term_months: 3, exit_fee: 1, management_fee: 0 };
    expect(openingInputs(bridging, TODAY).term_years).toBe(0.25);
    expect(result(bridging).after_fees.low).toBeCloseTo((1.08 * 0.99 ** 4 - 1) * 100, 10);
  });

  it('offers the tax of a listed PIE where the offer is one, also after another choice', () => {
    const listed = { ...offer, offer_type: 'Listed PIE' };
    expect(openingInputs(listed, TODAY).route).toBe('listed-pie');
    expect(Object.keys(routesOf(listed))).toContain('listed-pie');
    expect(Object.keys(routesOf(offer))).not.toContain('listed-pie');
    const back = changed(
      changed(openingInputs(listed, TODAY), { route: 'none' }, listed, TODAY),
      { route: 'listed-pie' },
      listed,
      TODAY,
    );
    expect(returnInput(listed, back, TODAY).tax).toEqual({ route: 'listed-pie', rate: 28 });
  });

  it('reads a net target as one after fees', () => {
    const net = { ...offer, target_return_type: 'p.a. net' };
    expect(openingInputs(net, TODAY).fees_in).toBe('net');
    expect(result(net).after_fees.low).toBe(8);
    expect(openingInputs(offer, TODAY).fees_in).toBe('not_stated');
  });

  it('takes a partnership at the partner’s own rates', () => {
    expect(openingInputs({ ...offer, tax_structure: 'flow-through' }, TODAY).route).toBe(
      'limited-partnership',
    );
    const partnership = result({ ...offer, tax_structure: 'limited-partnership', management_fee: 0 });
    expect(partnership.after_tax.low).toBeCloseTo(8 * 0.61, 10);
  });

  it('says that a term is assumed only while nobody entered one', () => {
    const open = { ...offer, term_months: null };
    const says = (change = {}) =>
      result(open, change).assumptions.some((text) => text.startsWith('No term is stated'));
    expect(says()).toBe(true);
    expect(says({ term_years: 7 })).toBe(false);
  });

  it('spreads what is paid once over the shortest time that an open-ended offer is held, until the visitor says how long', () => {
    const open = { ...offer, term_months: 36, is_open_ended: true, exit_fee: 1 };
    const note = (change = {}) => result(open, change).steps.find(({ id }) => id === 'exit_fee')?.note;
    expect(note()).toBe('Paid once, spread over 3 years, the shortest time that it is held.');
    expect(note({ term_years: 7 })).toBe('Paid once, spread over 7 years.');
  });

  it('adds growth to a cash yield, untaxed until the visitor has it taxed at exit', () => {
    const yields = { ...offer, target_return_type: 'cash yield p.a.', management_fee: 0 };
    expect(result(yields).after_tax.low).toBeCloseTo(8 * 0.72, 10);
    expect(result(yields, { growth: 2 }).after_tax.low).toBeCloseTo(8 * 0.72 + 2, 10);
    expect(result(yields, { growth: 2, growth_tax: 'at-exit' }).after_tax.low).toBeLessThan(8 * 0.72 + 2);
  });
});

describe('a listed PIE', () => {
  it.each(['trust', 'company', 'non-resident'] as const)(
    'is modelled for an individual, and not for a %s',
    (kind) => {
      const inputs: ReturnInputs = { ...openingInputs(offer, TODAY), route: 'listed-pie' };
      expect(taxOf({ ...inputs, kind: 'individual' }, TODAY)).toEqual({ route: 'listed-pie', rate: 28 });
      expect(taxOf({ ...inputs, kind }, TODAY).route).toBe('not-modelled');
    },
  );
});

it.each([
  // By bands, by the fair dividend rate, with growth taxed: a resident, then a non-resident.
  ['pie', [false, false, true], [false, false, true]],
  ['listed-pie', [false, false, true], [false, false, false]],
  ['direct', [true, true, true], [false, false, false]],
  ['limited-partnership', [true, false, true], [false, false, false]],
] as const)('what may be chosen of the tax on %s', (route, resident, abroad) => {
  const may = (kind: ReturnInputs['kind']) =>
    [isByBands, mayUseFdr, mayTaxGrowth].map((rule) => rule({ route, kind }));
  for (const kind of ['individual', 'trust', 'company'] as const) expect(may(kind)).toEqual(resident);
  expect(may('non-resident')).toEqual(abroad);
});

describe('rates of an investor', () => {
  const rates = (change: Partial<ReturnInputs>, income: 'interest' | 'distributions' = 'interest') =>
    rateChoices({ ...openingInputs(offer, TODAY), ...change }, income, TODAY).map(({ rate }) => rate);

  it('in a PIE are the PIRs; a notified foreign investor has those of a foreign investment PIE', () => {
    expect(rates({})).toEqual([28, 17.5, 10.5]);
    expect(rates({ kind: 'trust' })).toEqual([28]);
    expect(rates({ kind: 'company' })).toEqual([28]);
    expect(rates({ kind: 'non-resident' })).toEqual([28, 0, 1.44, 15, 30]);
  });

  it('of a non-resident outside a PIE are what is withheld from interest or dividends', () => {
    expect(rates({ kind: 'non-resident', route: 'direct' })).toEqual([15, 10, 2]);
    expect(rates({ kind: 'non-resident', route: 'direct' }, 'distributions')).toEqual([30, 15]);
    expect(rates({ route: 'direct' })).toEqual([]);
  });

  it('start again at the first one when the investor or the route changes', () => {
    const open = openingInputs(offer, TODAY);
    const low = changed(open, { rate: 10.5 }, offer, TODAY);
    expect(low.rate).toBe(10.5);
    expect(changed(low, { kind: 'trust' }, offer, TODAY).rate).toBe(28);
    const fdr: ReturnInputs = { ...open, route: 'direct', growth_tax: 'fdr' };
    expect(changed(fdr, { route: 'limited-partnership' }, offer, TODAY).growth_tax).toBe('none');
    expect(changed(fdr, { kind: 'non-resident' }, offer, TODAY).growth_tax).toBe('none');
    expect(changed(fdr, { inflation: 3 }, offer, TODAY).growth_tax).toBe('fdr');
    // Another choice is the visitor's own, whoever invests.
    for (const growth_tax of ['at-exit', 'none'] as const)
      for (const kind of ['trust', 'company', 'non-resident'] as const)
        expect(changed({ ...open, growth_tax }, { kind }, offer, TODAY).growth_tax).toBe(growth_tax);
    const usd: LeftAfterOffer = { ...offer, investment_currency: 'USD', tax_structure: 'company' };
    const away = changed(openingInputs(usd, TODAY), { kind: 'non-resident' }, usd, TODAY);
    expect(away.growth_tax).toBe('none');
    expect(changed(away, { kind: 'individual' }, usd, TODAY).growth_tax).toBe('fdr');
  });

  it('are not modelled for a partner who does not live in New Zealand, and the sentence says so', () => {
    const partnership = { ...offer, tax_structure: 'limited-partnership' } as const;
    const change = { kind: 'non-resident' } as const;
    const input = inputFor(partnership, change);
    const inputs = { ...openingInputs(partnership, TODAY), ...change };
    const words = { taxWords: taxWords(inputs, '$0'), isLocked: false };
    expect(leftSentence(result(partnership, change), input, words)).toBe(
      'Left after the fees stated: 7–9% a year; tax is not modelled; the performance, entry and exit fees are not stated. After inflation of 2% as well: 4.9–6.86% a year.',
    );
  });
});
