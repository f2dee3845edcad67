import { describe, expect, it } from 'vitest';
import { isShown } from './answers';
import { evaluate } from './evaluate';
import type { Outcome } from './outcome';
import type { Answers } from './question';
import { QUESTIONS } from './questions';

const TODAY = '2026-11-20';
const PERSON: Answers = { investor: 'person' };
const ENTITY: Answers = { investor: 'entity' };
const ELIGIBLE: Answers = {
  ...PERSON,
  eligible_merits: 'yes',
  eligible_needs: 'yes',
  eligible_adequacy: 'yes',
  eligible_consequences: 'yes',
  eligible_grounds: 'yes',
  eligible_before: 'yes',
  eligible_confirmer: 'yes',
  eligible_advised: 'yes',
};
const OFFER: Answers = { ...PERSON, specific_offer: 'yes' };

function result(answers: Answers, id: string) {
  const test = evaluate(answers, TODAY).tests.find((each) => each.id === id);
  if (!test) throw new Error(`no test ${id}`);
  return test;
}

it('shows when the tests of the Act were checked, whatever the day', () => {
  for (const on of [TODAY, '2027-06-30']) expect(evaluate(PERSON, on).checked_on).toBe('2026-05-31');
});

describe('a test for another kind of investor', () => {
  const NOT_FOR = 'This test is not for this kind of investor.';
  it('says so where the kind is known, and gives its reason where it is not', () => {
    expect(result(ENTITY, 'activity-experience').reason).toBe(NOT_FOR);
    for (const answers of [PERSON, {}, { investor: 'not-sure' }])
      expect(result(answers, 'activity-experience').reason).not.toBe(NOT_FOR);
    // A test that names no kind of investor is for anyone.
    for (const answers of [PERSON, ENTITY])
      expect(result(answers, 'activity-portfolio').reason).not.toBe(NOT_FOR);
  });
});

describe('a separate exclusion', () => {
  const NEVER = 'It is a separate exclusion. It does not make anyone a wholesale investor.';
  it.each([
    ['yes', `May apply to this offer; the provider has to establish that. ${NEVER}`],
    ['no', `Your answer says that it does not apply. ${NEVER}`],
    ['not-sure', `You are not sure: see an adviser. ${NEVER}`],
    [undefined, `Not answered. ${NEVER}`],
  ])('that was answered %s is told as that, and is no wholesale status', (relative, finding) => {
    const answers = { ...OFFER, ...(relative && { relative }) };
    const { separate, outcome } = evaluate(answers, TODAY);
    expect(separate.find(({ clause }) => clause === 'cl 5')).toMatchObject({ title: 'Relative', finding });
    expect(outcome).toBe('not shown');
  });

  it.each(['no', 'not-sure'])(
    'is about one offer: nobody is asked who looks at none (%s)',
    (specific_offer) => {
      const answers: Answers = {
        ...PERSON,
        specific_offer,
        close_business_associate: 'no',
        small_offer: 'yes',
      };
      expect(evaluate(answers, TODAY).separate.map(({ finding }) => finding)).toEqual(
        Array(3).fill(`Not asked: it depends on the offer. ${NEVER}`),
      );
      const open = QUESTIONS.filter((question) => isShown(question, answers, TODAY));
      expect(open.map(({ section }) => section)).not.toContain('separate');
    },
  );
});

/** [title, test, answers, outcome of the test and over all] */
type Case = [string, string, Answers, Outcome];

describe('cl 37: investment business', () => {
  it.each<Case>([
    ['principal business', 'investment-business', { ...ENTITY, investment_business: 'yes' }, 'likely meets'],
    ['licensed', 'investment-business', { ...ENTITY, licensed_business: 'yes' }, 'likely meets'],
    ['adviser', 'investment-business', { ...PERSON, financial_adviser: 'yes' }, 'likely meets'],
    ['a person is no bank', 'investment-business', { ...PERSON, licensed_business: 'yes' }, 'not shown'],
    ['an entity is no adviser', 'investment-business', { ...ENTITY, financial_adviser: 'yes' }, 'not shown'],
    [
      'neither',
      'investment-business',
      { ...ENTITY, investment_business: 'no', licensed_business: 'no' },
      'not shown',
    ],
    [
      'one not sure',
      'investment-business',
      { ...ENTITY, investment_business: 'no', licensed_business: 'not-sure' },
      'see an adviser',
    ],
  ])('cl 37: %s', checkCase);
});

describe('cl 38(a): portfolio', () => {
  const owned = (portfolio: Record<string, number>, portfolio_date = TODAY): Answers => ({
    ...PERSON,
    portfolio,
    portfolio_date,
  });

  it.each<Case>([
    ['exactly $1m is at least $1m', 'activity-portfolio', owned({ shares: 1_000_000 }), 'likely meets'],
    ['a cent less is not', 'activity-portfolio', owned({ shares: 999_999.99 }), 'not shown'],
    [
      'kinds of products add up',
      'activity-portfolio',
      owned({ shares: 250_000, funds: 250_000, debt: 250_000, other: 250_000 }),
      'likely meets',
    ],
    [
      'held two years ago to the day',
      'activity-portfolio',
      owned({ shares: 1e6 }, '2024-11-20'),
      'likely meets',
    ],
    ['held a day before that', 'activity-portfolio', owned({ shares: 1e6 }, '2024-11-19'), 'not shown'],
    ['held tomorrow', 'activity-portfolio', owned({ shares: 1e6 }, '2026-11-21'), 'not shown'],
    ['date not sure', 'activity-portfolio', owned({ shares: 1e6 }, 'not-sure'), 'see an adviser'],
    ['value not sure', 'activity-portfolio', { ...PERSON, portfolio: 'not-sure' }, 'see an adviser'],
    ['no date given', 'activity-portfolio', { ...PERSON, portfolio: { shares: 1e6 } }, 'not shown'],
  ])('cl 38(a): %s', checkCase);

  it.each(['bank_deposits', 'bonus_bonds', 'kiwisaver', 'associated', 'real_estate'])(
    'cl 38(a): %s do not count',
    (part) => {
      const answers = owned({ shares: 999_999, [part]: 50_000_000 });
      expect(result(answers, 'activity-portfolio').outcome).toBe('not shown');
      expect(result(answers, 'activity-portfolio').answers[0]?.answer).not.toContain('50,000,000');
    },
  );
});

describe('cl 38(b): acquisitions', () => {
  const bought = (acquisitions: Record<string, number>, acquisitions_from = '2025-06-01'): Answers => ({
    ...PERSON,
    acquisitions,
    acquisitions_from,
  });

  it.each<Case>([
    ['exactly $1m is at least $1m', 'activity-acquisitions', bought({ funds: 1_000_000 }), 'likely meets'],
    ['a cent less is not', 'activity-acquisitions', bought({ funds: 999_999.99 }), 'not shown'],
    [
      'from two years ago to the day',
      'activity-acquisitions',
      bought({ funds: 1e6 }, '2024-11-20'),
      'likely meets',
    ],
    ['from a day before that', 'activity-acquisitions', bought({ funds: 1e6 }, '2024-11-19'), 'not shown'],
  ])('cl 38(b): %s', checkCase);

  it.each(['bank_deposits', 'bonus_bonds', 'kiwisaver', 'associated', 'real_estate'])(
    'cl 38(b): %s do not count',
    (part) => {
      const answers = bought({ funds: 999_999, [part]: 50_000_000 });
      expect(result(answers, 'activity-acquisitions').outcome).toBe('not shown');
    },
  );
});

describe('cl 38(c): work in an investment business', () => {
  const worked = (worked_in_investment: string, experience_years: number | string): Answers => ({
    ...PERSON,
    worked_in_investment,
    experience_years,
  });

  it.each<Case>([
    ['2 years of a material part', 'activity-experience', worked('yes', 2), 'likely meets'],
    ['1.9 years', 'activity-experience', worked('yes', 1.9), 'not shown'],
    ['years without such work', 'activity-experience', worked('no', 9), 'not shown'],
    ['years not sure', 'activity-experience', worked('yes', 'not-sure'), 'see an adviser'],
    ['work not sure', 'activity-experience', worked('not-sure', 5), 'see an adviser'],
    ['all of the ten years', 'activity-experience', worked('yes', 10), 'likely meets'],
    ['more years than the ten are refused', 'activity-experience', worked('yes', 10.01), 'not shown'],
    ['an entity has no career', 'activity-experience', { ...worked('yes', 5), ...ENTITY }, 'not shown'],
  ])('cl 38(c): %s', checkCase);
});

describe('cl 39: large', () => {
  const assets = (last_year: number, year_before: number): Answers => ({
    ...ENTITY,
    net_assets: { last_year, year_before },
  });
  const turnover = (last_year: number, year_before: number): Answers => ({
    ...ENTITY,
    turnover: { last_year, year_before },
  });

  it.each<Case>([
    ['net assets of exactly $5m do not exceed $5m', 'large', assets(5_000_000, 5_000_000), 'not shown'],
    ['a cent more in each year does', 'large', assets(5_000_000.01, 5_000_000.01), 'likely meets'],
    ['in the last year only', 'large', assets(9_000_000, 5_000_000), 'not shown'],
    ['in the year before only', 'large', assets(5_000_000, 9_000_000), 'not shown'],
    ['turnover of exactly $5m does not exceed $5m', 'large', turnover(5_000_000, 5_000_000), 'not shown'],
    [
      'turnover of a cent more in each year does',
      'large',
      turnover(5_000_000.01, 5_000_000.01),
      'likely meets',
    ],
    ['turnover in one year only', 'large', turnover(9_000_000, 5_000_000), 'not shown'],
    [
      'net assets in one year and turnover in the other do not add up',
      'large',
      { ...assets(9e6, 1e6), ...turnover(1e6, 9e6) },
      'not shown',
    ],
    [
      'turnover is enough without net assets',
      'large',
      { ...assets(0, 0), ...turnover(6e6, 6e6) },
      'likely meets',
    ],
    ['one year left empty', 'large', { ...ENTITY, net_assets: { last_year: 9e6 } }, 'not shown'],
    ['net assets below zero', 'large', assets(-5_000_000, 9_000_000), 'not shown'],
    ['not sure', 'large', { ...ENTITY, net_assets: 'not-sure' }, 'see an adviser'],
    ['a person too', 'large', { ...assets(6e6, 6e6), ...PERSON }, 'likely meets'],
  ])('cl 39: %s', checkCase);
});

describe('cl 40 and cl 9', () => {
  it.each<Case>([
    [
      'cl 40: government agency',
      'government-agency',
      { ...ENTITY, government_agency: 'yes' },
      'likely meets',
    ],
    ['cl 40: no agency', 'government-agency', { ...ENTITY, government_agency: 'no' }, 'not shown'],
    ['cl 40: a person is none', 'government-agency', { ...PERSON, government_agency: 'yes' }, 'not shown'],
    [
      'cl 9: controlled entity, never for every offer',
      'controlled-entity',
      { ...ENTITY, controlled_entity: 'yes' },
      'may meet for one offer',
    ],
    ['cl 9: not controlled', 'controlled-entity', { ...ENTITY, controlled_entity: 'no' }, 'not shown'],
    ['cl 9: not sure', 'controlled-entity', { ...ENTITY, controlled_entity: 'not-sure' }, 'see an adviser'],
    [
      'cl 9: a person is not controlled',
      'controlled-entity',
      { ...PERSON, controlled_entity: 'yes' },
      'not shown',
    ],
  ])('%s', checkCase);
});

describe('cl 41: eligible investor', () => {
  const steps = Object.keys(ELIGIBLE).filter((id) => id !== 'investor') as (keyof Answers)[];

  it('cl 41: every point met is for one offer, never for all', () => {
    checkCase('', 'eligible-investor', ELIGIBLE, 'may meet for one offer');
  });

  it.each(steps)('cl 41: without %s it is not shown', (step) => {
    checkCase('', 'eligible-investor', { ...ELIGIBLE, [step]: 'no' }, 'not shown');
  });

  it.each(steps)('cl 41: not sure of %s, see an adviser', (step) => {
    checkCase('', 'eligible-investor', { ...ELIGIBLE, [step]: 'not-sure' }, 'see an adviser');
  });

  it.each(steps)('cl 41: %s left out is not shown', (step) => {
    const { [step]: _, ...answers } = ELIGIBLE;
    expect(result(answers, 'eligible-investor').outcome).toBe('not shown');
  });
});

describe('cl 3: tests of one offer', () => {
  const payable = (minimum_payable: Record<string, number>): Answers => ({ ...OFFER, minimum_payable });
  const notional = (derivatives_notional: number): Answers => ({
    ...OFFER,
    is_derivative: 'yes',
    derivatives_notional,
  });

  it.each<Case>([
    ['exactly $750,000', 'minimum-payable', payable({ payable: 750_000 }), 'may meet for one offer'],
    ['a cent less', 'minimum-payable', payable({ payable: 749_999.99 }), 'not shown'],
    [
      'with what is in the same product',
      'minimum-payable',
      payable({ payable: 250_000, same_product: 500_000 }),
      'may meet for one offer',
    ],
    [
      'nothing payable, whatever was paid before',
      'minimum-payable',
      payable({ payable: 0, same_product: 750_000 }),
      'not shown',
    ],
    ['no amount payable given', 'minimum-payable', payable({ same_product: 9_000_000 }), 'not shown'],
    [
      'a cent payable, with what is held',
      'minimum-payable',
      payable({ payable: 0.01, same_product: 749_999.99 }),
      'may meet for one offer',
    ],
    [
      'other products do not count',
      'minimum-payable',
      payable({ payable: 250_000, other_products: 5_000_000 }),
      'not shown',
    ],
    ['$500,000 is no test', 'minimum-payable', payable({ payable: 500_000 }), 'not shown'],
    ['underwriter', 'underwriting', { ...OFFER, underwriter: 'yes' }, 'may meet for one offer'],
    ['no underwriter', 'underwriting', { ...OFFER, underwriter: 'no' }, 'not shown'],
    ['derivative of exactly $5m notional', 'derivatives', notional(5_000_000), 'may meet for one offer'],
    ['derivative of a cent less', 'derivatives', notional(4_999_999.99), 'not shown'],
    [
      'notional without a derivative',
      'derivatives',
      { ...notional(9_000_000), is_derivative: 'no' },
      'not shown',
    ],
    [
      'without an offer in mind nothing of it counts',
      'minimum-payable',
      { ...payable({ payable: 9_000_000 }), specific_offer: 'no' },
      'not shown',
    ],
  ])('cl 3: %s', checkCase);
});

describe('separate exclusions never end in "wholesale"', () => {
  it.each([
    ['cl 4', { close_business_associate: 'yes' }],
    ['cl 5', { relative: 'yes' }],
    ['cl 12', { small_offer: 'yes' }],
  ] as const)('%s', (clause, answer) => {
    const { outcome, separate } = evaluate({ ...OFFER, ...answer }, TODAY);
    expect(outcome).toBe('not shown');
    expect(separate.find((each) => each.clause === clause)?.finding).toContain(
      'does not make anyone a wholesale investor',
    );
  });
});

describe('the strongest outcome stands over all', () => {
  it('one offer before an adviser, all offers before one offer', () => {
    const unsure: Answers = { ...ELIGIBLE, net_assets: 'not-sure' };
    expect(evaluate(unsure, TODAY).outcome).toBe('may meet for one offer');
    expect(evaluate({ ...unsure, financial_adviser: 'yes' }, TODAY).outcome).toBe('likely meets');
  });

  it('$2m of net assets and $200,000 of income, the old test, show nothing', () => {
    const answers: Answers = { ...PERSON, net_assets: { last_year: 2_000_000, year_before: 2_000_000 } };
    expect(evaluate(answers, TODAY).outcome).toBe('not shown');
  });

  it('gives the reason in figures, with the distance to the limit', () => {
    const exactly: Answers = { ...ENTITY, net_assets: { last_year: 5_000_000, year_before: 6_000_000 } };
    expect(result(exactly, 'large').reason).toBe(
      'Net assets, last completed financial year: $5,000,000. That is exactly $5 million, which it must exceed. Turnover: not answered.',
    );
    const short: Answers = { ...PERSON, portfolio: { shares: 880_000 } };
    expect(result(short, 'activity-portfolio').reason).toBe(
      'Financial products owned: $880,000. That is $120,000 short of $1 million.',
    );
    const close: Answers = { ...PERSON, portfolio: { shares: 1_050_000 }, portfolio_date: TODAY };
    expect(result(close, 'activity-portfolio').reason).toContain(
      'Financial products owned: $1,050,000, and at least $1 million is needed. This is close to the limit',
    );
    const nothing: Answers = { ...OFFER, minimum_payable: { payable: 0, same_product: 800_000 } };
    expect(result(nothing, 'minimum-payable').reason).toBe(
      'Payable for this offer: nothing, so the test is not met whatever was paid before.',
    );
    expect(result(nothing, 'minimum-payable').gaps).toEqual([]);
  });

  it.each([
    [1_099_999.99, true],
    [1_100_000, false],
  ])('a portfolio of %d is close to the limit: %s', (shares, isClose) => {
    const reason = result(
      { ...PERSON, portfolio: { shares }, portfolio_date: TODAY },
      'activity-portfolio',
    ).reason;
    expect(reason.includes('close to the limit')).toBe(isClose);
  });

  it('says of a question whether it was not asked or not answered, and of years that they cannot be close', () => {
    expect(result(PERSON, 'derivatives').reason).toBe('A derivative: not asked. Notional value: not asked.');
    expect(result(OFFER, 'derivatives').reason).toBe(
      'A derivative: not answered. Notional value: not asked.',
    );
    const worked: Answers = { ...PERSON, worked_in_investment: 'yes', experience_years: 2 };
    expect(result(worked, 'activity-experience').reason).toContain(
      'Material part in its decisions: 2 years, and at least 2 years is needed.',
    );
    expect(result(worked, 'activity-experience').reason).not.toContain('close');
  });

  it('leaves the questions for other investors out of the reason', () => {
    const reason = (answers: Answers) => result(answers, 'investment-business').reason;
    const main = 'Investment business as the principal business: no.';
    expect(reason({ ...PERSON, investment_business: 'no', financial_adviser: 'no' })).toBe(
      `${main} Financial adviser: no.`,
    );
    expect(reason({ ...ENTITY, investment_business: 'no', licensed_business: 'no' })).toBe(
      `${main} Bank, insurer, deposit taker, manager or issuer: no.`,
    );
    expect(reason({})).toBe(
      'Investment business as the principal business: not asked. Financial adviser: not asked. Bank, insurer, deposit taker, manager or issuer: not asked.',
    );
    expect(result(PERSON, 'large').reason).toBe('Net assets: not answered. Turnover: not answered.');
  });

  it('names one year of two that is missing', () => {
    const one: Answers = { ...ENTITY, net_assets: { last_year: 9_000_000 }, turnover: 'not-sure' };
    expect(result(one, 'large').reason).toContain('Net assets: not all amounts are answered.');
    expect(result(one, 'large').outcome).toBe('see an adviser');
  });
});

describe('what a result names at its head', () => {
  const metBy = (answers: Answers) => evaluate(answers, TODAY).met.map(({ clause }) => clause);

  it('is every test that its outcome rests on, and none where no test is met', () => {
    expect(metBy({ ...PERSON, financial_adviser: 'yes' })).toEqual(['cl 37']);
    expect(metBy({ ...OFFER, ...ELIGIBLE, underwriter: 'yes' })).toEqual(['cl 41', 'cl 3']);
    expect(metBy({ ...OFFER, underwriter: 'yes', financial_adviser: 'yes' })).toEqual(['cl 37']);
    expect(metBy({ ...PERSON, net_assets: 'not-sure' })).toEqual([]);
    expect(metBy(PERSON)).toEqual([]);
  });

  it('is never an amount alone: what else keeps a test from being met goes with it', () => {
    const owned: Answers = { ...PERSON, portfolio: { shares: 1_000_000 } };
    const heldBack = (answers: Answers, id: string) => result(answers, id).held_back;
    expect(heldBack({ ...owned, portfolio_date: '2020-01-01' }, 'activity-portfolio')).toContain(
      '1 January 2020 is outside the 2 years',
    );
    expect(heldBack(owned, 'activity-portfolio')).toBe('The day of that value: not answered.');
    expect(heldBack({ ...owned, portfolio_date: TODAY }, 'activity-portfolio')).toBeNull();
    expect(heldBack({ ...PERSON, portfolio: { shares: 999_999 } }, 'activity-portfolio')).toBeNull();
    expect(heldBack(PERSON, 'activity-portfolio')).toBeNull();
    expect(
      heldBack({ ...OFFER, is_derivative: 'not-sure', derivatives_notional: 5_000_000 }, 'derivatives'),
    ).toBe('A derivative: you are not sure.');
    expect(
      heldBack({ ...ENTITY, net_assets: { last_year: 6_000_000, year_before: 5_000_000 } }, 'large'),
    ).toBeNull();
  });
});

function checkCase(_: string, id: string, answers: Answers, outcome: Outcome): void {
  expect(result(answers, id).outcome).toBe(outcome);
  expect(evaluate(answers, TODAY).outcome).toBe(outcome);
}
