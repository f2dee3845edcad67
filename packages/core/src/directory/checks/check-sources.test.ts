import { describe, expect, it } from 'vitest';
import { listCorrections } from '../../correction/list-corrections';
import { validateDirectory } from '../validate';

const OFFER = '00000000-0000-4000-8000-000000000001';
const FIRM = '00000000-0000-4000-8000-000000000002';

/** What validation says of one entry of the ledger: "severity field: reason". */
function said(entry: Record<string, unknown>, more: Record<string, unknown> = {}): string[] {
  const offer = {
    id: OFFER,
    name: 'One',
    status: 'Open',
    is_active: true,
    created_at: '2026-01-01T00:00:00Z',
  };
  const tables = {
    offers: [{ ...offer, ...more }],
    providers: [{ id: FIRM, name: 'Firm', provider_type: 'Fund Manager' }],
    sources: [
      {
        record: OFFER,
        field: 'entry_fee',
        tier: 'B',
        title: 'Memorandum',
        checked_on: '2026-06-03',
        ...entry,
      },
    ],
  };
  const raw = Object.entries(tables).map(([name, rows]) => [name, { file: name, rows, text_values: false }]);
  const { problems } = validateDirectory(Object.fromEntries(raw), {});
  return problems.map(({ severity, field, reason }) => `${severity} ${field}: ${reason}`);
}

describe('an entry of the fact ledger', () => {
  it('without a record is not about a row that has no id', () => {
    expect(said({ record: null, field: 'aum' }, { id: null })).toEqual([
      'error id: is missing',
      'error record: is missing',
    ]);
  });

  it.each([
    ['as older folders have it', { outcome: 'matches' }],
    ['without a title', { title: null }],
    ['with a state in other spelling', { state: 'Not Confirmed' }],
    ['confirmed before the last look', { state: 'unreachable', confirmed_on: '2026-06-02' }],
    ['confirmed on the day of the last look', { state: 'confirmed', confirmed_on: '2026-06-03' }],
    ['with the digest of its document', { sha256: 'A1'.repeat(32) }],
    ['about a provider', { record: FIRM, field: 'aum' }],
    [
      'with a reply and its date',
      { reply: 'We agree.', replied_on: '2026-06-04', disputed_on: '2026-06-01' },
    ],
    ['with a state that its words begin with', { state: 'differs', outcome: 'differs: 60 million' }],
  ])('is right %s', (_, entry) => {
    expect(said(entry)).toEqual([]);
  });

  it.each([
    [
      'confirmed after the last look',
      { confirmed_on: '2026-06-04' },
      'error confirmed_on: is after checked_on "2026-06-03"',
    ],
    ['with a digest that is none', { sha256: 'a1' }, 'error sha256: must be 64 hexadecimal digits'],
    [
      'with a reply without its date',
      { reply: 'We agree.' },
      'error replied_on: is missing: a reply is shown with its date',
    ],
    [
      'with an unknown state',
      { state: 'fine' },
      'error state: must be one of confirmed, differs, not_confirmed, not_found, unreachable',
    ],
    [
      'about a field of another table',
      { record: FIRM, field: 'entry_fee' },
      'warning field: is not a field of providers',
    ],
    [
      'with two states',
      { state: 'confirmed', outcome: 'differs: 60 million' },
      'warning outcome: begins with another state than "confirmed"',
    ],
  ])('is reported %s', (_, entry, expected) => {
    expect(said(entry)).toEqual([expected]);
  });

  it('says of an exclusive offer what becomes of an entry about no column of it', () => {
    const slip = 'warning field: is not a field of offers';
    expect(said({ field: 'fees' })).toEqual([slip]);
    expect(said({ field: 'fees' }, { is_exclusive: true })).toEqual([
      `${slip}: the offer is exclusive, so only unlocked visitors see it`,
    ]);
  });

  it('about a firm that is both provider and platform may be about a field of either', () => {
    const rows = { providers: { aum: 1_000_000 }, platforms: { investor_count: 40 } };
    const ledger = ['aum', 'investor_count', 'entry_fee'].map((field) => ({
      record: FIRM,
      field,
      tier: 'B',
      title: 'Letter',
      checked_on: '2026-06-03',
      outcome: 'matches',
    }));
    const answers = ledger.map(({ record, field }) => ({
      record,
      field,
      reported_on: '2026-06-01',
      answered_on: '2026-06-03',
      outcome: 'Corrected.',
    }));
    const tables = {
      ...Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [name, [{ id: FIRM, name: 'Firm', ...row }]]),
      ),
      sources: ledger,
      corrections: answers,
    };
    const raw = Object.entries(tables).map(([name, all]) => [
      name,
      { file: name, rows: all, text_values: false },
    ]);
    const { problems, directory } = validateDirectory(Object.fromEntries(raw), {});
    expect(problems.filter(({ field }) => field === 'field').map(({ file, value }) => [file, value])).toEqual(
      [
        ['sources', 'entry_fee'],
        ['corrections', 'entry_fee'],
      ],
    );
    const listed = directory ? listCorrections(directory) : [];
    expect(listed.map(({ field, kind }) => [field, kind])).toEqual([
      ['aum', 'provider'],
      ['investor_count', 'platform'],
      ['entry_fee', 'provider'],
    ]);
  });

  it('is reported where it is about the number of a term that is stated in words, which no entry is about', () => {
    const term = { term_description: '3 years', term_months: 36 };
    const warning = 'warning field: is counted only where term_description is missing. Name term_description';
    expect(said({ field: 'term_months' }, term)).toEqual([warning]);
    expect(said({ field: 'term_months' }, { ...term, term_description: null })).toEqual([]);
    expect(said({ field: 'term_description' }, term)).toEqual([]);
  });

  it('is reported where an offer is on the list of what it is not eligible for', () => {
    expect(said({}, { aip_listed_on: '2026-06-30' })).toEqual([
      'warning aip_listed_on: is set although is_aip_eligible is false',
    ]);
    expect(said({}, { aip_listed_on: '2026-06-30', is_aip_eligible: true })).toEqual([]);
  });
});

it('is there for each return that an offer has reached', () => {
  const reached = { status: 'Closed', outcome_return: 6.5 };
  const warning =
    'warning outcome_return: has no entry in sources, so that it is shown without its source and grade. Add one';
  expect(said({}, reached)).toEqual([warning]);
  expect(said({ record: FIRM, field: 'outcome_return' }, reached)).toContain(warning);
  expect(said({ field: 'outcome_return' }, reached)).toEqual([]);
  expect(said({}, { ...reached, outcome_return: 0 })).toEqual([warning]);
  expect(said({}, { ...reached, outcome_return: null })).toEqual([]);
  expect(said({}, { ...reached, outcome_return: 'high' })).not.toContain(warning);
});
