import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnNames } from '../column/column';
import { OFFER_COLUMNS } from '../offer/columns';
import type { RawTables } from './raw-tables';
import type { TableName } from './tables';
import { validateDirectory } from './validate';

const ID = '00000000-0000-4000-8000-000000000001';
const BASE = { id: ID, name: 'Kauri', status: 'Open', is_active: 'true', created_at: '2026-01-01' };
const FIRM = { id: ID, name: 'Kauri' };

const read = (table: TableName, row: object, text_values = true) => {
  const tables: RawTables = { [table]: { file: `${table}.x`, rows: [row], text_values, lines: [7] } };
  return validateDirectory(tables);
};
const csv = (more: object) => read('offers', { ...BASE, ...more });
const json = (more: object) => read('offers', { ...BASE, is_active: true, ...more }, false);
const [rowOf, errorsOf] = [
  (from: ReturnType<typeof read>) => from.directory?.offers[0],
  ({ problems }: ReturnType<typeof read>) =>
    problems.filter(({ severity }) => severity === 'error').map(({ field, reason }) => `${field} ${reason}`),
];
const CONDITIONAL = columnNames(OFFER_COLUMNS, ({ conditional }) => conditional === true);

describe('what does not apply', () => {
  it('is told from what is not stated, in both kinds of file', () => {
    for (const row of [
      rowOf(csv({ not_applicable: 'gearing| occupancy ', valuer: '' })),
      rowOf(json({ not_applicable: ['gearing', 'occupancy'] })),
    ])
      expect(row).toMatchObject({ gearing: null, valuer: null, not_applicable: ['gearing', 'occupancy'] });
  });

  it('is an empty list where nobody says so', () => {
    for (const none of ['', ' | ', '[]'])
      expect(rowOf(csv({ not_applicable: none }))?.not_applicable).toEqual([]);
    for (const none of [[], null, undefined])
      expect(rowOf(json({ not_applicable: none }))?.not_applicable).toEqual([]);
  });

  it('may be every column that an offer may lack, and no value stands beside it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...CONDITIONAL)), (names) => {
        expect(rowOf(csv({ not_applicable: names.join('|') }))?.not_applicable).toEqual(names);
      }),
    );
  });

  it('is refused where it contradicts itself or names what is no such column', () => {
    expect(errorsOf(csv({ not_applicable: 'gearing', gearing: '0' }))).toEqual([
      'not_applicable names "gearing", which has a value. Take the name out, or empty gearing',
    ]);
    expect(errorsOf(json({ not_applicable: ['gearings'] }))).toEqual([
      'not_applicable names "gearings", which is not a column of offers. Correct the name or take it out',
    ]);
    expect(errorsOf(json({ not_applicable: ['x'.repeat(61)] }))).toContainEqual(
      `not_applicable names "${'x'.repeat(60)}", which is not a column of offers. Correct the name or take it out`,
    );
    expect(errorsOf(json({ not_applicable: ['minimum_investment'] }))).toEqual([
      'not_applicable names "minimum_investment", which applies to every offer. Take it out',
    ]);
    expect(errorsOf(csv({ not_applicable: 'gearing, occupancy' }))).toHaveLength(1);
    for (const wrong of ['gearing', [7]])
      expect(errorsOf(json({ not_applicable: wrong }))).toEqual([
        'not_applicable must be a list of names of columns, in a spreadsheet with | between',
      ]);
  });

  it('is not said in a text of its own; that there is none of something is a statement', () => {
    for (const word of ['N/A', 'NA', 'n.a.', 'tbc', '-', '--', '???', 'Not stated', 'does not apply'])
      expect(errorsOf(csv({ valuer: word }))).toEqual([
        'valuer is not a value. Leave it empty if nothing is stated; name the column in not_applicable if it does not apply',
      ]);
    for (const valuer of ['Nathan & Associates', 'Kea Valuations Ltd.', 'Kea, or not known'])
      expect(errorsOf(csv({ valuer, related_party_loans: 'None' }))).toEqual([]);
  });

  it('says where the mistake is, and nothing of what is locked', () => {
    const { problems } = csv({ not_applicable: 'exit_gate|x', is_exclusive: 't' });
    expect(problems).toMatchObject([
      { file: 'offers.x', row: 1, line: 7, record: 'Kauri', field: 'not_applicable', value: null },
    ]);
    expect(JSON.stringify(problems)).not.toContain('exit_gate');
  });
});

describe('exit windows', () => {
  it('are dates or months', () => {
    expect(rowOf(csv({ exit_windows: 'march|2027-09-30|MARCH' }))?.exit_windows).toEqual([
      'March',
      '2027-09-30',
    ]);
    expect(rowOf(json({ exit_windows: ['June'] }))?.exit_windows).toEqual(['June']);
    for (const none of [[], [' '], null])
      expect(rowOf(json({ exit_windows: none }))?.exit_windows).toBeNull();
  });

  it.each(['quarterly', '2027-02-30', 'March, June', 'Mar|'])('refuses %s', (exit_windows) => {
    expect(errorsOf(csv({ exit_windows }))).toEqual([
      'exit_windows must be a list of dates such as 2027-03-31 or of months such as March, in a spreadsheet with | between',
    ]);
  });
});

describe('identifiers', () => {
  it('are read as their register writes them', () => {
    expect(rowOf(csv({ nzbn: '9429 0463 93920', isin: 'us0378331005' }))).toMatchObject({
      nzbn: '9429046393920',
      isin: 'US0378331005',
    });
    expect(rowOf(json({ company_number: 1234567 }))?.company_number).toBe('1234567');
  });

  it.each(['offers', 'providers', 'platforms', 'funds'] as const)('of %s are checked', (table) => {
    const row = table === 'offers' ? BASE : FIRM;
    expect(errorsOf(read(table, { ...row, nzbn: '9429046393920' }))).toEqual([]);
    expect(errorsOf(read(table, { ...row, nzbn: '9429046393930' }))).toEqual([
      expect.stringMatching(/^nzbn has a check digit that does not fit/),
    ]);
  });
});

it.each([
  [{ security_rank: 'third' }, /^security_rank must be one of first, second, mezzanine, unsecured/],
  [{ returns_stated: 'real' }, /^returns_stated must be one of gross, net/],
  [{ occupancy: '101' }, /^occupancy must be at most 100/],
  [{ exit_notice_days: '-1' }, /^exit_notice_days must be at least 0/],
  [{ valued_on: '31/12/2026' }, /^valued_on must be written as year-month-day/],
  [{ high_water_mark: 'maybe' }, /^high_water_mark must be true or false/],
  [{ valuation_policy: 'Guaranteed to be fair' }, /^valuation_policy says/],
])('refuses %j', (more, reason) => {
  const { problems } = validateDirectory(
    { offers: { file: 'offers.csv', rows: [{ ...BASE, ...more }], text_values: true } },
    {},
  );
  expect(problems.map(({ field, reason: why }) => `${field} ${why}`)).toEqual([
    expect.stringMatching(reason),
  ]);
});
