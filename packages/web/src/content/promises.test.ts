import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_APPLICABLE, NOT_STATED } from '@tussock/core/column/value-text';
import { COPY_RULES } from '@tussock/core/directory/copy/copy-rules';
import { validateDirectory } from '@tussock/core/directory/validate';
import { CONTACT_FOR_DETAILS } from '@tussock/core/money/money';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { factText } from '@tussock/core/offer/facts';
import { OFFER_SORTS, SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { applySubmission } from '@tussock/core/submission/apply';
import { reportSubmission } from '@tussock/core/submission/report';
import { retentionOn } from '@tussock/core/submission/retention';
import { unlockSubmission } from '@tussock/core/submission/unlock';
import { describe, expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, 'methodology.mdx'), 'utf8');
const part = (heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the methodology page', () => {
  it('names the grades as the ledger does', () => {
    for (const [grade, name] of Object.entries(SOURCE_COLUMNS.tier.values))
      expect(part('Where figures come from').toLowerCase()).toContain(`| ${grade} | ${name} |`.toLowerCase());
  });

  it('shows the words for what is missing that it quotes', () => {
    const defaulted = factText(
      { risk_rating: OFFER_COLUMNS.risk_rating.default, defaulted: ['risk_rating'] },
      'risk_rating',
    );
    for (const words of [CONTACT_FOR_DETAILS, NOT_STATED, NOT_APPLICABLE, defaulted])
      expect(part('How figures are shown')).toContain(`“${words}”`);
  });

  it('stops each kind of words that it lists', () => {
    const said = part('Words that stop a listing');
    const kinds: [string, RegExp][] = [
      ['promise returns or capital', /^promises what/],
      ['make risk look small', /^gives a misleading impression of risk/],
      ['endorsement by a regulator or the government', /^claims an approval/],
      ['compare an offer with a bank deposit', /^compares with a bank deposit/],
      ['give a target as what to expect', /^gives a target/],
      ['an offer is right for them', /^is advice on what suits/],
      ['they meet a legal test', /^tells readers that they meet/],
      ['rank offers or firms', /^ranks offers/],
    ];
    for (const [words, reason] of kinds) {
      expect(said).toContain(words);
      expect(COPY_RULES.some((rule) => reason.test(rule.reason))).toBe(true);
    }
    expect(COPY_RULES.filter(({ reason }) => !kinds.some(([, kind]) => kind.test(reason)))).toEqual([]);
  });

  it('promises of ids and documents what a load refuses, and no more', () => {
    const common = { id: '00000000-0000-4000-8000-000000000001', slug: 'kauri', name: 'Kauri' };
    const offer = { ...common, is_active: true, status: 'Open', created_at: '2026-01-01T00:00:00Z' };
    const errorsOf = (tables: Record<'offers' | 'providers', unknown[]>) =>
      validateDirectory({
        offers: { file: 'offers.json', rows: tables.offers, text_values: false },
        providers: { file: 'providers.json', rows: tables.providers, text_values: false },
      }).problems.flatMap(({ severity, field }) => (severity === 'error' ? [field] : []));
    expect(errorsOf({ offers: [{ ...offer, documents: [] }], providers: [common] })).toEqual([]);
    expect(errorsOf({ offers: [offer, { ...offer, slug: 'rimu' }], providers: [] })).toEqual(['id']);
    expect(part('What is checked before a listing appears')).toContain(
      'no two records of one kind share an id',
    );
    const partners = readFileSync(join(import.meta.dirname, 'partners.mdx'), 'utf8');
    expect(partners).toContain('We ask for the facts');
    expect(partners).not.toMatch(/a listing needs/i);
  });

  it('names every order of a list', () => {
    expect(part('How lists are ordered')).toContain('<OfferSorts />');
    for (const sort of OFFER_SORTS) expect(SORT_LABELS[sort]).toMatch(/^[A-Z]/);
  });

  it('has no order by anything but what an offer states', () => {
    expect(OFFER_SORTS.filter((sort) => /paid|sponsor|featured|promot|rank/.test(sort))).toEqual([]);
  });

  it('says which days it promises by the setting alone', () => {
    expect(part('Corrections')).toContain('<CorrectionPromise />');
    expect(text).not.toMatch(/\d+ (?:working )?days/);
  });
});

it('the privacy page promises of e-mails about submissions what operators are asked to do', () => {
  const read = (file: string) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\s+/g, ' ');
  expect(read('privacy.mdx')).toContain('deleted from storage, and the e-mail about it from our mailbox');
  expect(read('privacy.mdx')).toContain('reaches us and the providers you name');
  expect(read('../../../../docs/operations/people.md')).toContain(
    'The privacy page promises the same of your mailbox',
  );
  expect(read('../../../../docs/promises.md')).toContain('delete the e-mails about submissions');
});

describe('the privacy page', () => {
  const page = readFileSync(join(import.meta.dirname, 'privacy.mdx'), 'utf8');
  /** What a form sends by itself. */
  const NOT_ASKED = new Set(['submission_id', 'elapsed_ms', 'notice_version']);
  const WORDS: Readonly<Record<string, string>> = {
    name: 'Name',
    email: 'e-mail address',
    phone: 'phone if you give it',
    offer_id: 'the offer you ask about if you chose one',
    investor_basis: 'how you see your investor status',
    asset_classes: 'asset classes',
    amount_band: 'amount band',
    timing: 'timing',
    recipients: 'the providers you chose',
    subject: 'the record and figure that it is about',
  };

  // What is ticked has a sentence below the table, and the declaration a place in it.
  it.each<[string, object, Record<string, string | null>]>([
    ['Get matched', applySubmission.shape, { message: 'message', consents: null }],
    ['Report a mistake', reportSubmission.shape, { message: 'what you write' }],
    ['Unlock', unlockSubmission.shape, { consents: 'your declaration that you are a wholesale investor' }],
  ])('names everything that the form %s asks for, and nothing else', (form, shape, own) => {
    const [, collected = ''] = new RegExp(`^\\| ${form} \\| ([^|]+) \\|`, 'm').exec(page) ?? [];
    const words: Readonly<Record<string, string | null>> = { ...WORDS, ...own };
    const asked = Object.keys(shape).filter((field) => !NOT_ASKED.has(field) && words[field] !== null);
    expect(collected.split(', ').sort()).toEqual(asked.map((field) => words[field] ?? field).sort());
  });

  it('has a row for each form, and says how long each is kept', () => {
    const { page_views: _, ...kept } = retentionOn('2026-11-20');
    const [, table = ''] = /^\| Form \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(page) ?? [];
    expect(table.trim().split('\n')).toHaveLength(Object.keys(kept).length);
    for (const form of Object.keys(kept)) expect(page).toContain(`<Retention of="${form}" />`);
  });

  it('says of the sample of the firewall what operators use it for', () => {
    expect(page).toContain('keeps a sample of the requests of the last three hours');
    expect(
      readFileSync(join(import.meta.dirname, '../../../../docs/operations/faults.md'), 'utf8'),
    ).toContain('"Sampled requests"');
  });
});
