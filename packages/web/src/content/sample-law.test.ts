import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AIP_CHECKS,
  AIP_DAY_REDUCTIONS,
  AIP_DAYS,
  AIP_HOLD_MONTHS,
  AIP_HOME_FROM,
} from '@tussock/core/aip/settings';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { limitText } from '@tussock/core/eligibility/gap';
import { LIMITS, type LimitName } from '@tussock/core/eligibility/thresholds';
import { compareTax } from '@tussock/core/pie/compare-tax';
import { COMPANY_RATE, HIGHEST_PIR, PIR_TABLES, TRUSTEE_RATES } from '@tussock/core/pie/rates';
import type { Taxpayer } from '@tussock/core/pie/taxpayer';
import { type EffectiveDated, requireInForce } from '@tussock/core/settings/effective-dated';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { formatDate } from '@tussock/core/text/format-date';
import { describe, expect, it } from 'vitest';

const SAMPLE = join(import.meta.dirname, '../../../../scripts/sample');
const rows = (file: string): Record<string, string>[] => JSON.parse(readFileSync(join(SAMPLE, file), 'utf8'));
const faq = (words: string) =>
  rows('faqs.json').find(({ question }) => question?.includes(words))?.answer ?? '';
const post = (slug: string) => rows('blog_posts.json').find((each) => each.slug === slug)?.content ?? '';

const ON = '2026-11-28';
const now = <T>(entries: readonly EffectiveDated<T>[]) => requireInForce(entries, ON, 'setting').value;
const limit = (name: LimitName) => limitText(now(LIMITS[name]));
const millions = (amount: number) => `NZ$${amount / 1_000_000} million`;
const dollars = (amount: number) => `$${amount.toLocaleString('en-NZ')}`;

describe('the questions and posts of the sample say what the settings and pages say', () => {
  it('name the limits of the wholesale tests', () => {
    expect(faq('wholesale investor?')).toContain(`a minimum payment of ${limit('minimum_payable')}`);
    const tests = faq('the large and the investment activity tests');
    expect(tests).toContain(`exceeded ${limit('net_assets')} at the end of each`);
    expect(tests).toContain(`turnover must have exceeded ${limit('turnover')} in each`);
    expect(tests).toContain(`worth at least ${limit('portfolio')}`);
    expect(tests).toContain(`bought at least ${limit('acquisitions')}`);
    const status = post('how-wholesale-investor-status-works');
    expect(status).toContain(`is ${limit('minimum_payable')} or more`);
    expect(status).toContain(`A figure of exactly ${limit('net_assets')} does not meet the test`);
    expect(faq('confirm an eligible investor certificate')).toContain(
      'sufficiently advised of the consequences',
    );
  });

  it('name the amounts, months and days of the visa', () => {
    const [minimum, hold, days] = [now(DEFAULT_SETTINGS.aip_minimums), now(AIP_HOLD_MONTHS), now(AIP_DAYS)];
    const two = faq('two Active Investor Plus categories');
    const table = post('active-investor-plus-growth-or-balanced');
    for (const category of ['growth', 'balanced'] as const) {
      expect(two).toContain(`${millions(minimum[category])} held for ${hold[category]} months`);
      expect(table).toMatch(new RegExp(`Invested for .*\\b${hold[category]} months`));
      expect(table).toContain(`At ${now(AIP_CHECKS)[category].join(' and ')} months`);
    }
    expect(table).toContain(
      `| Minimum invested | ${millions(minimum.growth)} | ${millions(minimum.balanced)} |`,
    );
    expect(faq('How many days')).toContain(
      `${days.growth} days for Growth and ${days.balanced} for Balanced`,
    );
    for (const { from, days: fewer } of now(AIP_DAY_REDUCTIONS).balanced)
      expect(post('days-in-new-zealand-counting-them')).toContain(
        `| Balanced, ${millions(from)} or more | ${hold.balanced} months | ${fewer} |`,
      );
  });

  it('say from when and from which amount a holder of the visa may buy one home', () => {
    const since = formatDate(AIP_HOME_FROM[0]?.in_force_from ?? '');
    for (const text of [faq('buying a house'), post('active-investor-plus-growth-or-balanced')]) {
      expect(text).toContain(`one home worth ${millions(now(AIP_HOME_FROM))} or more`);
      expect(text.toLowerCase()).toContain(`since ${since.toLowerCase()}`);
    }
  });

  it('name the rates, and tax the example as the calculator does', () => {
    const pirs = [...now(PIR_TABLES).map(({ pir }) => pir), now(HIGHEST_PIR)];
    expect(faq('What is a PIE?')).toContain(`${pirs.slice(0, -1).join(', ')} or ${pirs.at(-1)}%`);
    const { rate, small_rate, small_up_to } = now(TRUSTEE_RATES);
    const trusts = faq('tax do trusts and companies');
    expect(trusts).toContain(`Most trusts pay ${rate}%`);
    expect(trusts).toContain(
      `${small_rate}% where net trustee income for the year is no more than ${dollars(small_up_to)}`,
    );
    expect(trusts).toContain(`Companies pay ${now(COMPANY_RATE)}%`);
    const worked = (taxpayer: Taxpayer, amount = 80_000) =>
      compareTax({
        taxpayer,
        amount,
        return_percent: 100,
        taxable_share: 100,
        pir: now(HIGHEST_PIR),
        on: ON,
      });
    const article = post('pie-tax-for-a-39-per-cent-taxpayer');
    for (const other_income of [120_000, 200_000]) {
      const { direct, pie, pie_advantage } = worked({ kind: 'individual', other_income });
      for (const amount of [pie.tax, pie_advantage]) {
        expect(article).toContain(dollars(amount));
        expect(faq('39% rate')).toContain(dollars(amount));
      }
      expect(article).toContain(
        `| ${dollars(other_income)} | ${dollars(direct.tax)} | ${dollars(direct.net)} |`,
      );
    }
    const small = worked({ kind: 'trust', other_income: 0 }, 9_000);
    expect(article).toContain(
      `pays ${dollars(small.direct.tax)} directly and ${dollars(small.pie.tax)} in a PIE`,
    );
  });

  it('name the grades of sources as the ledger does', () => {
    for (const [grade, name] of Object.entries(SOURCE_COLUMNS.tier.values))
      expect(faq('check the figures')).toContain(`${grade} (${name})`);
  });

  it('quote the words of an outcome that is not known', () => {
    for (const text of [faq('closed and failed offers'), post('reading-a-track-record')])
      expect(text).toContain(`Where it is not known, the page says “${NOT_STATED}”`);
  });
});
