import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Assembled, assemble } from '@tussock/core/directory/assemble';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { checksOf } from '@tussock/core/source/checks';
import { type Mark, markOf } from '@tussock/core/source/mark';
import type { Checks, Source } from '@tussock/core/source/source';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import { SAMPLE } from './run-seed';

/*
 * What the fact ledger of the sample says, from the data files with a few lines of its own: marks, coverage and outcomes
 * are worked out here from the rows, by whole days and without the product's rules.
 */
// biome-ignore lint/suspicious/noExplicitAny: rows are taken as the files have them
type Row = Record<string, any>;
const table = (name: string): Row[] => JSON.parse(readFileSync(join(SAMPLE, `${name}.json`), 'utf8'));

const LEDGER = table('sources');
const FEES = [
  ...['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'],
  ...['performance_hurdle', 'performance_catch_up', 'exit_notice_days', 'exit_gate'],
];
const FIGURES: Record<string, string[]> = {
  offers: [
    ...['minimum_investment', 'target_return_min', 'target_return_max', 'term_description'],
    ...['closes_on', 'closed_on', 'outcome_return', ...FEES],
    ...['loan_to_value', 'arrears_share', 'impaired_share', 'largest_loan_share', 'borrower_fees_kept'],
    ...[
      'gearing',
      'interest_cover',
      'occupancy',
      'lease_term_years',
      'valued_on',
      'called_share',
      'pre_money',
    ],
  ],
  funds: ['total_fund_size', 'inception_date'],
  providers: ['established_date', 'aum'],
  platforms: ['total_capital_raised', 'investor_count'],
};

/** The entry that decides: one that differs, else the latest that confirms, else the latest look. */
function deciding(record: string, field: string): Row | undefined {
  const entries = LEDGER.filter((row) => row.record === record && row.field === field);
  const newest = (by: string) => (a: Row, b: Row) => Date.parse(b[by]) - Date.parse(a[by]);
  const current = entries.filter((row) =>
    entries.every(
      (other) =>
        (other.address ?? other.title) !== (row.address ?? row.title) || other.checked_on <= row.checked_on,
    ),
  );
  return (
    current.find((row) => row.state === 'differs') ??
    current.filter((row) => row.state === 'confirmed').sort(newest('confirmed_on'))[0] ??
    current.sort(newest('checked_on'))[0]
  );
}

/** "confirmed", "faded 2025-05-20", "lapsed 2023-03-01", "half differs" or "none". */
function expectedMark(record: string, field: string, today: string): string {
  const entry = deciding(record, field);
  if (!entry) return 'none';
  if (entry.state !== 'confirmed') return `half ${entry.state}`;
  const [year, rest] = [Number(entry.confirmed_on.slice(0, 4)), entry.confirmed_on.slice(4)];
  // The sample was never confirmed on 29 February, so the same day of a later year exists.
  if (today > `${year + 3}${rest}`) return `lapsed ${entry.confirmed_on}`;
  return today > `${year + 1}${rest}` ? `faded ${entry.confirmed_on}` : 'confirmed';
}

function shown(mark: Mark): string {
  if (mark.mark === 'half') return `half ${mark.state}`;
  return mark.mark === 'aged' ? `${mark.age} ${mark.confirmed_on}` : mark.mark;
}

const isStated = (row: Row, field: string) =>
  row[field] != null &&
  !(
    row[field] === 0 &&
    ['minimum_investment', 'aum', 'total_fund_size', 'total_capital_raised'].includes(field)
  );
function counted(row: Row, name: string) {
  const locked = name === 'offers' && row.is_exclusive ? FEES : [];
  const term = name === 'offers' && row.term_description == null ? ['term_months'] : [];
  const stated = [...(FIGURES[name] ?? []), ...term].filter(
    (field) => isStated(row, field) && !locked.includes(field),
  );
  const confirmed = stated.filter((field) => deciding(row.id, field)?.state === 'confirmed');
  return { figures: stated.length, confirmed: confirmed.length };
}
const sum = (parts: { figures: number; confirmed: number }[]) => ({
  figures: parts.reduce((all, { figures }) => all + figures, 0),
  confirmed: parts.reduce((all, { confirmed }) => all + confirmed, 0),
});
const of = (name: string, holds: (row: Row) => boolean = () => true) =>
  table(name)
    .filter((row) => row.is_active !== false && holds(row))
    .map((row) => counted(row, name));

let sample: Assembled;
beforeAll(async () => {
  const { directory } = await checkFolder(SAMPLE);
  if (!directory) throw new Error('the sample has errors');
  sample = assemble(directory);
});

const RECORDS = ['offers', 'funds', 'providers', 'platforms'] as const;
const DAYS = ['2023-06-30', '2024-10-31', '2025-11-22', '2026-11-22', '2027-02-28', '2029-12-31'];

describe('the fact ledger of the sample', () => {
  test('every figure of every record has the mark that its entries give, on any day', () => {
    const seen = new Set<string>();
    for (const name of RECORDS) {
      for (const record of sample[name]) {
        const locked = sample.locked.find(({ id }) => id === record.id)?.sources ?? [];
        const checks = checksOf([...record.sources, ...locked]);
        for (const field of Object.keys(record)) {
          for (const today of DAYS) {
            const mark = shown(markOf(checks[field], today, DEFAULT_SETTINGS));
            expect([record.name, field, today, mark]).toEqual([
              ...[record.name, field, today, expectedMark(record.id, field, today)],
            ]);
            if (today === '2026-11-22') seen.add(`${name} ${mark.split(' ')[0]}`);
          }
        }
      }
      for (const mark of ['confirmed', 'half', 'faded', 'none'])
        expect([...seen]).toContain(`${name} ${mark}`);
    }
    expect([...seen]).toContain('offers lapsed');
  });

  test('what cards, summaries and embeds carry is what the whole record says', () => {
    const whole = new Map<string, Source[]>(
      RECORDS.flatMap((name) => sample[name].map(({ id, sources }) => [id, sources] as const)),
    );
    const expectSame = (id: string, checks: Checks, fields: object) => {
      const all = checksOf(whole.get(id) ?? []);
      for (const field of Object.keys(fields))
        expect([id, field, checks[field]]).toEqual([id, field, all[field]]);
      for (const field of Object.keys(checks)) expect(all).toHaveProperty(field);
    };
    for (const card of sample.cards) expectSame(card.id, card.checks, card);
    for (const { provider, platform, fund } of sample.offers)
      for (const linked of [provider, platform, fund])
        if (linked) expectSame(linked.id, linked.checks, linked);
    for (const { offers, funds } of sample.providers)
      for (const each of [...offers, ...funds]) expectSame(each.id, each.checks, each);
    for (const { offers } of sample.funds) for (const each of offers) expectSame(each.id, each.checks, each);
  });

  test('coverage is the count of the data', () => {
    for (const name of ['offers', 'funds', 'platforms'] as const)
      for (const record of sample[name]) {
        const row = table(name).find(({ id }) => id === record.id) as Row;
        expect([record.name, record.coverage]).toEqual([record.name, counted(row, name)]);
      }
    for (const { id, name, coverage } of sample.providers) {
      const own = of('providers', (row) => row.id === id);
      const more = ['offers', 'funds'].flatMap((each) => of(each, (row) => row.provider_id === id));
      expect([name, coverage]).toEqual([name, sum([...own, ...more])]);
    }
    const site = sum(RECORDS.flatMap((name) => of(name)));
    expect(sample.stats.coverage).toEqual(site);
    // As a directory that checks by hand has it: a part, and by no means all.
    expect(site.confirmed / site.figures).toBeGreaterThan(0.11);
    expect(site.confirmed / site.figures).toBeLessThan(0.4);
  });

  test('no locked figure of an exclusive offer is counted or named', () => {
    const exclusive = sample.offers.filter((offer) => offer.is_exclusive);
    expect(exclusive.length).toBeGreaterThan(0);
    for (const { sources } of exclusive)
      for (const { field } of sources) expect([...FEES, 'details', 'documents']).not.toContain(field);
  });

  test('every offer that ended has an outcome with its grade and source, or never began', () => {
    const ended = table('offers').filter(({ status }) => ['Closed', 'Withdrawn', 'Failed'].includes(status));
    expect(ended.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['Closed', 'Withdrawn', 'Failed']),
    );
    for (const row of ended) {
      const sources = LEDGER.filter(({ record, field }) => record === row.id && field === 'outcome_return');
      expect([row.name, sources.length > 0]).toEqual([row.name, row.outcome_return != null]);
      expect([row.name, row.outcome_return == null]).toEqual([row.name, row.status === 'Withdrawn']);
    }
    const disputed = LEDGER.filter(({ disputed_on }) => disputed_on);
    expect(disputed.length).toBeGreaterThan(0);
    for (const entry of LEDGER.filter(({ reply }) => reply))
      expect(entry.replied_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
