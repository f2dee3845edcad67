import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Column } from '@tussock/core/column/column';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { describe, expect, test } from 'vitest';
import { madeDirectory } from '../../../tests/support/made-directory';
import { idOf, smallDirectory } from '../../../tests/support/small-directory';
import { diffDirectories } from './diff-directories';
import { diffText } from './diff-text';
import { recordNames } from './record';

const NO_NAMES = recordNames();

describe('diffDirectories', () => {
  const before = madeDirectory();
  const [first, second] = before.offers;
  if (!first || !second) throw new Error('too few offers');
  const exclusive = { ...first, is_exclusive: true };
  const changed = (offers: typeof before.offers) => ({ ...before, offers });

  test('a directory does not differ from its copy, whatever the order of its rows', () => {
    const copy = structuredClone(before);
    copy.offers.reverse();
    copy.offer_tags.reverse();
    expect(diffDirectories(before, copy)).toEqual([]);
  });

  test('added, removed and changed records with their fields', () => {
    const rest = before.offers.slice(2);
    const added = { ...second, id: '00000000-0000-4000-8000-000000000000', name: 'New' };
    const now = changed([{ ...first, minimum_investment: 77_777 }, added, ...rest]);
    const changes = diffDirectories(before, now).filter((change) => change.table === 'offers');
    expect(changes.map(({ change, title }) => [change, title])).toEqual([
      ['removed', second.name],
      ['changed', first.name],
      ['added', 'New'],
    ]);
    expect(changes[1]?.fields).toEqual([
      { field: 'minimum_investment', before: first.minimum_investment, after: 77_777 },
    ]);
  });

  test.each(['High', 'Medium'])('a default is told as not stated where %s was stated', (risk_rating) => {
    const stated = { ...first, risk_rating, defaulted: [] };
    const left = { ...first, risk_rating: 'Medium', defaulted: ['risk_rating'] };
    expect(diffDirectories(changed([stated]), changed([left]))[0]?.fields).toEqual([
      { field: 'risk_rating', before: risk_rating, after: null },
    ]);
    expect(diffDirectories(changed([left]), changed([stated]))[0]?.fields).toEqual([
      { field: 'risk_rating', before: null, after: risk_rating },
    ]);
  });

  test('tags are a field of the offer', () => {
    const now = { ...before, offer_tags: before.offer_tags.filter((link) => link.offer_id !== first.id) };
    const had = before.offer_tags.some((link) => link.offer_id === first.id);
    expect(diffDirectories(before, now).map(({ table, key }) => [table, key])).toEqual(
      had ? [['offers', first.id]] : [],
    );
  });

  test.each([
    ['before', exclusive, first],
    ['after', first, exclusive],
    ['before and after', exclusive, exclusive],
  ])('locked fields of an offer that is exclusive %s are not told', (_when, was, is) => {
    const secret = 'SECRET';
    const changes = diffDirectories(
      changed([{ ...was, details: secret, management_fee: 1.11 }, ...before.offers.slice(1)]),
      changed([{ ...is, details: `${secret} too`, management_fee: 2.22 }, ...before.offers.slice(1)]),
    );
    const told = JSON.stringify(changes) + diffText(changes, NO_NAMES);
    expect(told).toContain('management_fee: locked field changed');
    expect(told).not.toMatch(/SECRET|1\.11|2\.22/);
  });

  test('what does not apply is told, but not of an exclusive offer, where it names locked columns', () => {
    const told = (row: typeof first) =>
      diffText(
        diffDirectories(
          changed([{ ...row, not_applicable: ['gearing'] }, ...before.offers.slice(1)]),
          changed([{ ...row, not_applicable: ['gearing', 'exit_gate'] }, ...before.offers.slice(1)]),
        ),
        NO_NAMES,
      );
    expect(told(first)).toContain('not_applicable: + exit_gate');
    expect(told(exclusive)).toContain('not_applicable: locked field changed');
    expect(told(exclusive)).not.toContain('exit_gate');
  });

  test('what the fact ledger says of a locked field is not told either', () => {
    const source = {
      ...blankRow(SOURCE_COLUMNS),
      record: first.id,
      field: 'management_fee',
      title: 'SECRET 1.5 %',
      tier: 'B' as const,
      checked_on: '2026-01-01',
      outcome: 'matches',
    };
    const was = { ...changed([exclusive, ...before.offers.slice(1)]), sources: [source] };
    // Every column in which words can be, also one that is new.
    const words = Object.entries<Column>(SOURCE_COLUMNS).flatMap(([name, { kind }]) =>
      ['text', 'copy', 'address'].includes(kind) && name !== 'field' ? [[name, `SECRET ${name}`]] : [],
    );
    const is = { ...was, sources: [{ ...source, ...Object.fromEntries(words) }] };
    const changes = diffDirectories(was, is);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.fields).toHaveLength(words.length);
    expect(JSON.stringify(changes) + diffText(changes, NO_NAMES)).not.toContain('SECRET');
  });
});

test('what the log of corrections says of a locked field is not told, and of another it is', () => {
  const before = smallDirectory(8);
  const told = (record: string, field: string) => {
    const none = { outcome: null, was: null, now: null };
    const report = { id: 'report-1', record, field, reported_on: '2026-10-01', answered_on: null, ...none };
    const words = { outcome: 'SECRET outcome', was: 'SECRET 1.5 %', now: 'SECRET 2 %' };
    const answer = { ...report, answered_on: '2026-10-02', ...words };
    return diffText(
      diffDirectories({ ...before, corrections: [report] }, { ...before, corrections: [answer] }),
      NO_NAMES,
    );
  };
  const exclusive = idOf(1, 5);
  for (const field of ['management_fee', 'Management fee']) {
    expect(told(exclusive, field)).toContain('was: locked field changed');
    expect(told(exclusive, field)).not.toContain('SECRET');
  }
  expect(told(exclusive, 'minimum_investment')).toContain('was: none → SECRET 1.5 %');
  expect(told(idOf(1, 1), 'management_fee')).toContain('was: none → SECRET 1.5 %');
});

test('of three sources of one figure each is compared', () => {
  const source = {
    ...blankRow(SOURCE_COLUMNS),
    record: idOf(1, 0),
    field: 'term_months',
    tier: 'B' as const,
  };
  const sources = ['First', 'Second', 'Third'].map((title) => ({
    ...source,
    title,
    checked_on: '2026-01-01',
  }));
  const before = { ...smallDirectory(8), sources };
  const changed = diffDirectories(before, {
    ...before,
    sources: sources.map((one, at) => (at === 1 ? { ...one, title: 'Another' } : one)),
  });
  expect(changed.map(({ fields }) => fields)).toEqual([
    [{ field: 'title', before: 'Second', after: 'Another' }],
  ]);
  const gone = diffDirectories(before, { ...before, sources: sources.slice(0, 2) });
  expect(gone.map(({ change }) => change)).toEqual(['removed']);
});

describe('names', () => {
  const before = smallDirectory(8);
  const told = (edit: (after: typeof before) => void, from = before) => {
    const after = structuredClone(from);
    edit(after);
    return diffText(diffDirectories(from, after), recordNames(from, after));
  };
  const moveFirst = ({ offers: [first] }: typeof before) =>
    Object.assign(first ?? {}, { provider_id: idOf(2, 1) });

  test('a link is told by the name of its record, or by its id where both have one name', () => {
    expect(told(moveFirst)).toContain('provider_id: Āwhina Capital → Pōhutukawa Partners');
    const alike = structuredClone(before);
    for (const provider of alike.providers) provider.name = 'One name';
    expect(told(moveFirst, alike)).toContain(`provider_id: ${idOf(2, 0)} → ${idOf(2, 1)}`);
  });

  test('a text that is the id of a record is no link', () => {
    expect(told(({ offers: [first] }) => Object.assign(first ?? {}, { location: 'class-1' }))).toContain(
      'location: none → class-1',
    );
  });

  test('sources and corrections have the name of their record; corrections need no id to be told apart', () => {
    const correction = (record: string, reported_on: string) => ({
      id: null,
      record,
      field: 'minimum_investment',
      reported_on,
      answered_on: null,
      outcome: null,
      was: null,
      now: null,
    });
    const first = before.offers[0]?.name;
    const reported = { ...before, corrections: [correction(idOf(1, 0), '2026-10-02')] };
    const text = told((after) => {
      after.corrections.unshift(correction(idOf(1, 0), '2026-10-01'));
      for (const source of after.sources) source.checked_on = '2026-11-20';
    }, reported);
    expect(text).toContain(`corrections: 1 added\n  + correction of minimum_investment of ${first}\n`);
    expect(text).toMatch(/~ source of \w+ of (?![\da-f]{8}-)/);
  });
});

test('a long text is shown where it differs, and nothing can command the terminal', () => {
  const text = 'word '.repeat(60);
  const fields = [{ field: 'description', before: `${text}old end`, after: `${text}new\u001b[31m end` }];
  const change = { table: 'offers', change: 'changed', key: '1', title: 'One', fields } as const;
  const [, , line] = diffText([{ ...change, fields }], NO_NAMES).split('\n');
  expect(line).toBe('      description: …word word word word old end → …word word word word new�[31m end');
});
