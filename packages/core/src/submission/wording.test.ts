import { expect, it } from 'vitest';
import { labelOf, TIMINGS } from './options';
import { CONSENT_WORDINGS, currentWording, privacyNotice, wordingOf } from './wording';

const facts = {
  site: 'Tussock',
  operator: null,
  contact_email: 'hello@tussock.example',
  today: '2026-11-20',
};

it('names every recipient in the notice', () => {
  const text = (recipients: string[]) => JSON.stringify(privacyNotice('apply', { ...facts, recipients }));
  expect(text(['Harbour Credit', 'Kauri Forests'])).toContain('Harbour Credit; Kauri Forests');
  expect(text([])).toContain('Tussock only');
  expect(text([])).toContain('24 months');
  expect(text([])).toContain('hello@tussock.example');
  expect(JSON.stringify(privacyNotice('unlock', { ...facts, recipients: [] }))).toContain('12 months');
});

it('names the agency with its address once the operator is stated, and what a report is for', () => {
  const operator = {
    ...{ legal_name: 'Kererū Directory Limited', company_number: '8123456', address: '14 Ruru Lane' },
    ...{ owners: ['Hana Whitcombe'], checkers: ['Oliver Prasad'] },
  };
  const text = JSON.stringify(privacyNotice('report', { ...facts, operator, recipients: [] }));
  expect(text).toContain(
    'Kererū Directory Limited, 14 Ruru Lane, which runs Tussock. Write to hello@tussock.example.',
  );
  expect(text).toContain('without naming you');
  expect(text).toContain('24 months');
});

it('keeps the versions of a wording apart', () => {
  const all = Object.values(CONSENT_WORDINGS).flatMap((wordings) => wordings.map(({ version }) => version));
  expect(new Set(all).size).toBe(all.length);
  expect(wordingOf('marketing', currentWording('marketing').version)).toEqual(currentWording('marketing'));
  expect(wordingOf('marketing', 'never')).toBeUndefined();
});

it('claims nothing about a visitor', () => {
  const everything = JSON.stringify(CONSENT_WORDINGS);
  expect(everything).not.toMatch(/you qualify|guaranteed|approved/i);
});

it('has a label for any value', () => {
  expect(labelOf(TIMINGS, 'looking')).toBe('I am only looking');
  expect(labelOf(TIMINGS, 'an older value')).toBe('an older value');
});
