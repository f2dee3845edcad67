import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { labelOf, TIMINGS } from './options';
import { retentionOn } from './retention';
import {
  CONSENT_WORDINGS,
  currentWording,
  type FormKind,
  NOTICE_VERSIONS,
  privacyNotice,
  wordingOf,
} from './wording';

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
    legal_name: 'Kererū Directory Limited',
    company_number: '8123456',
    address: '14 Ruru Lane',
    owners: ['Hana Whitcombe'],
    checkers: ['Oliver Prasad'],
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

/** Digests of what visitors were shown. Another text is another version, in a line of its own. */
const SHOWN = {
  'share-1': '7258ce42e992c4ac',
  'marketing-1': '027add3fdd6be254',
  'wholesale-1': 'ce77803078c91b7e',
  'notice-4': 'c2a1a06c85738d51',
};

it('shows one text under a version, which a submission names', () => {
  const { page_views: _, ...kept } = retentionOn(facts.today);
  const notice = (Object.keys(kept) as FormKind[]).flatMap((form) =>
    [[], ['Harbour Credit']].map((recipients) => privacyNotice(form, { ...facts, recipients })),
  );
  const wordings = Object.values(CONSENT_WORDINGS).flat();
  const texts = [...wordings.map(({ version, text }) => [version, text]), [NOTICE_VERSIONS[0], notice]];
  for (const [version, text] of texts)
    expect(SHOWN).toHaveProperty(String(version), hash('sha256', JSON.stringify(text)).slice(0, 16));
});

it('claims nothing about a visitor', () => {
  const everything = JSON.stringify(CONSENT_WORDINGS);
  expect(everything).not.toMatch(/you qualify|guaranteed|approved/i);
});

it('has a label for any value', () => {
  expect(labelOf(TIMINGS, 'looking')).toBe('I am only looking');
  expect(labelOf(TIMINGS, 'an older value')).toBe('an older value');
});
