import { describe, expect, it } from 'vitest';
import { ELIGIBLE_QUESTIONS } from './eligible-questions';
import { evaluate } from './evaluate';
import type { Answers } from './question';
import { QUESTIONS } from './questions';

const TODAY = '2026-11-20';
const PERSON: Answers = { investor: 'person' };
const ENTITY: Answers = { investor: 'entity' };
const steps = (answers: Answers) => evaluate(answers, TODAY).next_steps;
const texts = (answers: Answers) => steps(answers).map(({ text }) => text);
const yes = Object.fromEntries(ELIGIBLE_QUESTIONS.map(({ id }) => [id, 'yes']));
const no = Object.fromEntries(
  QUESTIONS.filter(({ kind }) => kind === 'yes-no').map(({ id }) => [id, 'no']),
) as Answers;

describe('what could be done next', () => {
  it('after a test for all offers: the safe-harbour certificate and the evidence, and no open points', () => {
    const found = steps({
      ...PERSON,
      portfolio: { shares: 2e6 },
      portfolio_date: TODAY,
      net_assets: 'not-sure',
    });
    expect(found.map(({ more }) => more)).toEqual(['safe-harbour', null]);
    expect(found[0]?.text).toContain('Expect to be asked for a safe-harbour certificate');
    expect(found[1]?.items).toEqual([
      'statements that show what you owned and its value on the day you entered',
    ]);
  });

  it('sends nobody to an adviser to find out whether there is an offer', () => {
    const answers: Answers = { ...PERSON, ...no, has_certificate: 'none', specific_offer: 'not-sure' };
    const found = texts(answers).join(' ');
    expect(found).toContain('when you are looking at one offer');
    expect(found).not.toMatch(/adviser|certificate, or ask the provider/);
    expect(texts({ ...answers, specific_offer: 'yes' }).join()).not.toContain(
      'when you are looking at one offer',
    );
  });

  it('tells whoever looks at no offer yet that three tests depend on one', () => {
    const found = texts({ ...PERSON, ...no, has_certificate: 'none', specific_offer: 'no' });
    expect(found).toContain(
      'Come back to the check when you are looking at one offer. Three tests depend on it: its minimum payable, underwriting and derivatives.',
    );
  });

  it('names the evidence of each test that is met', () => {
    const found = steps({
      ...ENTITY,
      investment_business: 'yes',
      net_assets: { last_year: 6e6, year_before: 6e6 },
    });
    expect(found.at(-1)?.items).toEqual([
      'the licence or registration, or accounts that show the main business',
      'financial statements for both years, with those of entities you control',
    ]);
    expect(found.filter(({ more }) => more === 'safe-harbour')).toHaveLength(1);
  });

  it('for a government agency names no certificate, since none was found', () => {
    const found = steps({ ...ENTITY, government_agency: 'yes' });
    expect(found[0]?.text).toContain('Ask the provider what it needs to see from a government agency');
    expect(found.map(({ more }) => more)).not.toContain('safe-harbour');
  });

  it('after the eligible investor’s steps: the certificate, and the confirmer’s duty', () => {
    const found = steps({ ...PERSON, ...yes });
    expect(found[0]).toMatchObject({ more: 'eligible' });
    expect(found[0]?.text).toContain('sufficiently advised of the consequences');
  });

  it('for a controlled entity leads to a lawyer and never to every offer', () => {
    const result = evaluate({ ...ENTITY, controlled_entity: 'yes' }, TODAY);
    expect(result.outcome).toBe('may meet for one offer');
    expect(result.next_steps[0]?.text).toContain('Ask a lawyer whether clause 9 covers this offer');
    expect(result.next_steps.map(({ more }) => more)).not.toContain('safe-harbour');
    expect(result.explanation).not.toContain('every offer');
  });

  it('for a payment asks what is payable on acceptance', () => {
    const found = texts({ ...PERSON, specific_offer: 'yes', minimum_payable: { payable: 750_000 } });
    expect(found[0]).toContain('payable on acceptance');
  });

  it('lists the points that are not sure, also beside a test of one offer', () => {
    const unsure: Answers = {
      ...PERSON,
      specific_offer: 'yes',
      turnover: 'not-sure',
      relative: 'not-sure',
    };
    const points = steps(unsure).find(({ text }) => text.startsWith('Settle these points'));
    expect(points?.items).toHaveLength(2);
    expect(points?.items[0]).toContain('turnover');
    expect(texts({ ...unsure, ...yes }).join()).toContain('Settle these points');
    expect(texts(unsure).join()).not.toContain('Read what');
  });

  it('names a certificate that may be there as a paper to look for, not as a point for a lawyer', () => {
    const found = steps({ ...PERSON, has_certificate: 'not-sure' });
    expect(found[1]?.text).toContain('Look for the certificate');
    expect(found.some(({ text }) => text.startsWith('Settle'))).toBe(false);
    const unclear = { certificate_date: '2026-01-02', certificate_covers: 'not-sure' };
    const uncovered = texts({ ...PERSON, has_certificate: 'eligible', ...unclear }).join();
    expect(uncovered).toContain('Look for the certificate');
    expect(uncovered).not.toContain('Settle');
    const undated = steps({ ...PERSON, has_certificate: 'eligible', certificate_date: 'not-sure' });
    expect(undated[1]?.text).toContain('Look for the certificate');
    expect(texts({ ...PERSON, has_certificate: 'none' }).join()).not.toContain('Look for the certificate');
  });

  it('names the next open question beside points that are not sure, and not after a test for all offers', () => {
    const stopped = steps({ ...PERSON, has_certificate: 'none', turnover: 'not-sure' });
    expect(stopped[0]?.items[0]).toContain('main business');
    expect(stopped[1]?.text).toContain('Settle these points');
    const likely = texts({ ...ENTITY, licensed_business: 'yes', turnover: 'not-sure' }).join();
    expect(likely).not.toMatch(/Answer the remaining questions|Settle these points/);
  });

  it('when nothing is shown: the next open question, the figures, and what to read', () => {
    const stopped = steps({ ...PERSON, has_certificate: 'none', portfolio: { shares: 5 } });
    expect(stopped.map(({ more }) => more)).toEqual([null, null, 'eligible', 'guide']);
    expect(stopped[0]?.items[0]).toContain('main business');
    expect(stopped[1]?.text).toContain('not a reason to buy');
    const ended = steps({
      ...no,
      ...PERSON,
      has_certificate: 'none',
      portfolio: 'x',
      acquisitions: 'x',
      net_assets: 'x',
    });
    expect(ended.at(-1)?.more).toBe('guide');
  });

  it('when all is answered and nothing is shown: no open question, and no figures where none were given', () => {
    const all: Answers = { ...no, ...PERSON, has_certificate: 'none' };
    for (const id of ['portfolio', 'acquisitions', 'net_assets', 'turnover'] as const) all[id] = {};
    const found = texts({ ...all });
    expect(found.join()).not.toContain('Answer the remaining questions');
    expect(found.join()).toContain('Check your figures');
    expect(texts({}).join()).not.toContain('Check your figures');
    expect(texts({})[0]).toContain('Answer the remaining questions');
  });

  it('has no items where it names none', () => {
    const items = (answers: Answers) => steps(answers).map((one) => (one.items.length > 0 ? 'some' : 'none'));
    expect(items({ ...PERSON, ...yes, has_certificate: 'not-sure' })).toEqual([
      'none',
      'some',
      'some',
      'none',
    ]);
    expect(items({ ...ENTITY, government_agency: 'yes' })).toEqual(['none', 'some']);
    expect(items({ ...ENTITY, licensed_business: 'yes' })).toEqual(['none', 'some']);
  });

  it('when nothing is shown ends with what to read, in these words', () => {
    const all: Answers = { ...no, ...PERSON, has_certificate: 'none' };
    for (const id of ['portfolio', 'acquisitions', 'net_assets', 'turnover'] as const) all[id] = 'x';
    expect(steps(all).slice(-2)).toEqual([
      {
        text: 'Read what an eligible investor certificate asks for. It is about experience of buying and selling financial products, not wealth.',
        items: [],
        more: 'eligible',
      },
      {
        text: 'Read what a retail offer has that a wholesale offer need not have. Retail offers come with a product disclosure statement and are not limited to wholesale investors.',
        items: [],
        more: 'guide',
      },
    ]);
    const open = steps({ ...PERSON, has_certificate: 'not-sure' });
    for (const id of ['portfolio', 'acquisitions', 'net_assets', 'turnover'] as const) all[id] = {};
    for (const one of [...steps(all), ...open]) expect(Object.keys(one)).toEqual(['text', 'items', 'more']);
  });

  it('gives no advice', () => {
    for (const answers of [{}, PERSON, { ...PERSON, ...yes }, { ...ENTITY, controlled_entity: 'yes' }])
      expect(JSON.stringify(steps(answers))).not.toMatch(
        /\bbest\b|\bsuit|\bfits?\b|recommend|you should|buy more/i,
      );
  });
});
