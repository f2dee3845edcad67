import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings/settings';
import { formatDate } from '../text/format-date';
import { checkAipPlan } from './plan';
import type { AipPlan } from './requirement';
import { AIP_INVESTMENTS, type AipInvestment } from './settings';

const TODAY = '2026-11-20';
const check = (plan: AipPlan) => checkAipPlan(plan, DEFAULT_SETTINGS.aip_minimums, TODAY);
const find = (plan: AipPlan, id: string) => check(plan).requirements.find((each) => each.id === id);
const dates = { approved_on: TODAY, invested_on: null, extension: false, changed_on: null };
const growth = (amount: number): AipPlan => ({
  ...dates,
  category: 'growth',
  mix: { managed_funds: amount },
  hold_months: 36,
  days_in_nz: 21,
});
const balanced = (amount: number, days_in_nz = 105): AipPlan => ({
  ...dates,
  category: 'balanced',
  mix: { bonds: amount },
  hold_months: 60,
  days_in_nz,
});

describe('checkAipPlan: both sides of every limit', () => {
  it.each([
    [growth(5_000_000), 'met', 0],
    [growth(4_999_999), 'short by', 1],
    [balanced(10_000_000), 'met', 0],
    [balanced(9_999_999), 'short by', 1],
  ] as const)('minimum amount %#', (plan, status, short_by) => {
    expect(find(plan, 'amount')).toMatchObject({ status, short_by });
    expect(check(plan).is_reached).toBe(status === 'met');
  });

  it.each([
    [growth(5e6), 'hold', 36],
    [growth(5e6), 'check-24', 24],
    [growth(5e6), 'check-36', 36],
    [balanced(10e6), 'hold', 60],
    [balanced(10e6), 'check-24', 24],
    [balanced(10e6), 'check-60', 60],
  ] as const)('months %#', (plan, id, months) => {
    expect(find({ ...plan, hold_months: months }, id)?.status).toBe('met');
    expect(find({ ...plan, hold_months: months - 1 }, id)).toMatchObject({ status: 'short by', short_by: 1 });
  });

  it.each([
    [growth(5e6), 21],
    [growth(50e6), 21],
    [balanced(10e6), 105],
    [balanced(10_999_999), 105],
  ])('days without a reduction %#', (plan, days) => {
    expect(find({ ...plan, days_in_nz: days }, 'days')?.status).toBe('met');
    expect(find({ ...plan, days_in_nz: days - 1 }, 'days')).toMatchObject({
      status: 'short by',
      short_by: 1,
    });
  });

  it.each([
    [11_000_000, 91],
    [11_999_999, 91],
    [12_000_000, 77],
    [12_999_999, 77],
    [13_000_000, 63],
    [90_000_000, 63],
  ])('balanced with %d: %d days, for an adviser to confirm', (amount, days) => {
    expect(find(balanced(amount, days), 'days')).toMatchObject({
      status: 'confirm with adviser',
      required: days,
      citation: { confidence: 'M' },
    });
    expect(find(balanced(amount, days - 1), 'days')).toMatchObject({ status: 'short by', short_by: 1 });
    expect(find(balanced(amount, 105), 'days')?.status).toBe('met');
  });
});

it('does not count more days than the period has', () => {
  // 26 May 2027 to 26 May 2030, both included.
  const plan = { ...growth(5e6), approved_on: '2026-11-26' };
  expect(find({ ...plan, days_in_nz: 1_097 }, 'days')?.status).toBe('met');
  expect(find({ ...plan, days_in_nz: 1_098 }, 'days')).toMatchObject({
    status: 'confirm with adviser',
    reason: expect.stringContaining('has 1,097 days, fewer than the plan'),
  });
});

describe('checkAipPlan: the next step in days', () => {
  it.each([
    [balanced(10e6, 100), 'With $11,000,000 or more invested it is 91 days.'],
    [balanced(11e6, 91), 'With $12,000,000 or more invested it is 77 days.'],
    [balanced(12e6, 77), 'With $13,000,000 or more invested it is 63 days.'],
  ])('%#', (plan, words) => {
    expect(find(plan, 'days')?.reason).toContain(words);
  });

  it('is none at the largest amount, and none in Growth', () => {
    for (const plan of [balanced(13e6, 63), growth(5e6)])
      expect(find(plan, 'days')?.reason).not.toContain('or more invested it is');
  });
});

describe('checkAipPlan: acceptable investments', () => {
  it.each(AIP_INVESTMENTS.filter((kind) => kind !== 'on_call'))('%s', (kind) => {
    const status = (category: AipPlan['category']) =>
      find({ ...dates, category, mix: { [kind]: 20e6 }, hold_months: 60, days_in_nz: 105 }, kind)?.status;
    const inGrowth = { approved_direct: 'confirm with adviser', managed_funds: 'met' }[kind as string];
    expect(status('growth')).toBe(inGrowth ?? 'not acceptable in this category');
    const inBalanced = {
      approved_direct: 'confirm with adviser',
      property_new_residential: 'confirm with adviser',
      property_commercial: 'confirm with adviser',
      property_existing_residential: 'not acceptable in this category',
    }[kind as string];
    expect(status('balanced')).toBe(inBalanced ?? 'met');
  });

  it('the reason says that a category does not accept what it does not, and nothing else', () => {
    for (const category of ['growth', 'balanced'] as const)
      for (const kind of AIP_INVESTMENTS.filter((one) => one !== 'on_call')) {
        const found = find({ ...growth(0), category, mix: { [kind]: 20e6 } }, kind);
        expect(found?.reason.includes('does not accept this kind of investment, so it is not counted')).toBe(
          found?.status === 'not acceptable in this category',
        );
      }
  });

  it('the reason of what counts says what an adviser is asked, and is that of its own kind', () => {
    const said: [RegExp, readonly AipInvestment[]][] = [
      [/^Each direct investment needs approval: confirm that yours has it\.$/, ['approved_direct']],
      [/accepts managed funds that are on the approved list\.$/, ['managed_funds']],
      [
        /accepts developments of this kind\. Ask an adviser/,
        ['property_new_residential', 'property_commercial'],
      ],
      [/accepts this kind of investment\.$/, ['listed_equities', 'philanthropy', 'bonds']],
    ];
    for (const [words, kinds] of said)
      for (const kind of kinds)
        expect(find({ ...balanced(0), mix: { [kind]: 20e6 } }, kind)?.reason, kind).toMatch(words);
  });

  it('what is not acceptable does not count towards the minimum', () => {
    const result = check({ ...growth(4_000_000), mix: { managed_funds: 4_000_000, bonds: 2_000_000 } });
    expect(result.amount).toBe(6_000_000);
    expect(result.acceptable_amount).toBe(4_000_000);
    expect(result.requirements[0]).toMatchObject({ status: 'short by', short_by: 1_000_000 });
  });

  it('money that is not counted fails nothing where the rest is enough, and the summary says how much it is', () => {
    const over = check({ ...growth(0), mix: { managed_funds: 5_000_000, bonds: 1_000_000 } });
    expect(over.summary).toBe(
      'These amounts, dates and days reach the Growth figures shown here. $1,000,000 of the money is not counted. This is not a decision on a visa.',
    );
    const short = check({ ...growth(0), mix: { managed_funds: 4_000_000, bonds: 1_000_000 } });
    expect(short.summary).toBe(
      '1 point of 7 is not met under the Growth figures shown here. $1,000,000 of the money is not counted.',
    );
  });

  it.each(['growth', 'balanced'] as const)('on call counts in %s only beside managed funds', (category) => {
    const plan = { ...growth(0), category };
    const alone = check({ ...plan, mix: { on_call: 4_000_000 } });
    expect(alone.acceptable_amount).toBe(0);
    expect(alone.requirements.find(({ id }) => id === 'on_call')).toMatchObject({
      status: 'not counted',
      reason:
        'On-call investments are for people who invest in managed funds, and this plan has no amount there.',
    });
    const beside = check({ ...plan, mix: { on_call: 4_000_000, managed_funds: 1_000_000 } });
    expect(beside.acceptable_amount).toBe(5_000_000);
    expect(beside.requirements.find(({ id }) => id === 'on_call')).toMatchObject({
      status: 'confirm with adviser',
      reason: expect.stringContaining(
        'The investment period starts when it is placed there. A bank account or term deposit may be used for at most 6 months',
      ),
      citation: { confidence: 'M', source: expect.stringContaining('BN7.5') },
    });
  });
});

describe('checkAipPlan: sources and dates', () => {
  it('every requirement cites a source with its confidence, and the minimum the settings in force', () => {
    for (const { citation } of check(balanced(10e6)).requirements) {
      expect(citation.source).not.toBe('');
      expect(['H', 'M']).toContain(citation.confidence);
    }
    expect(find(growth(5e6), 'amount')?.citation.in_force_from).toBe('2025-04-01');
  });

  it('shows when the settings were checked, whatever the day', () => {
    for (const on of [TODAY, '2027-06-30'])
      expect(checkAipPlan(growth(5e6), DEFAULT_SETTINGS.aip_minimums, on).settings_checked_on).toBe(
        '2026-05-31',
      );
  });

  it('refuses a date before the settings', () => {
    expect(() => checkAipPlan(growth(5e6), DEFAULT_SETTINGS.aip_minimums, '2025-03-31')).toThrow(RangeError);
  });
});

describe('checkAipPlan: dates', () => {
  const dated = (change: Partial<AipPlan>) => ({ ...growth(5e6), approved_on: '2026-08-31', ...change });
  const invested = (invested_on: string | null, extension = false) =>
    find(dated({ invested_on, extension }), 'invest-within');

  it.each([
    ['2027-02-28', false, 'met', 0],
    ['2027-03-01', false, 'too late by', 1],
    ['2027-02-28', true, 'met', 0],
    ['2027-03-01', true, 'confirm with adviser', 0],
    ['2027-08-31', true, 'confirm with adviser', 0],
    ['2027-09-02', true, 'too late by', 2],
    [null, false, 'met', 0],
    [null, true, 'confirm with adviser', 0],
  ] as const)('invested on %s, extension %s', (on, extension, status, short_by) => {
    expect(invested(on, extension)).toMatchObject({ status, short_by });
  });

  it.each([null, '2027-02-28', '2027-03-01', '2027-09-02'])(
    'invested on %s: the reason has the last day that counts',
    (on) => {
      const [plain, extended] = [invested(on), invested(on, true)];
      const entered = on && formatDate(on);
      expect(plain?.reason).toBe(
        `The last day is 28 February 2027, 6 months after approval in principle; 6 more can be asked for. ${
          entered
            ? `The plan has: ${entered}`
            : 'No day is entered, so the last one is used: 28 February 2027'
        }.`,
      );
      expect(extended?.reason).toBe(
        `With the extension of 6 months, which has to be granted, the last day is 31 August 2027. ${
          entered ? `The plan has: ${entered}` : 'No day is entered, so the last one is used: 31 August 2027'
        }.`,
      );
      // Only a day that needs the extension rests on its source.
      expect(plain?.citation).not.toEqual(invested(null, true)?.citation);
      expect(isDeepStrictEqual(extended?.citation, plain?.citation)).toBe(on === '2027-02-28');
    },
  );

  it.each([
    ['2026-07-01', 'confirm with adviser', 0],
    ['2027-02-28', 'confirm with adviser', 0],
    ['2027-03-01', 'too late by', 1],
  ] as const)('category changed on %s', (changed_on, status, short_by) => {
    expect(find(dated({ changed_on }), 'change')).toMatchObject({ status, short_by });
  });

  it.each([
    ['2025-03-31', true],
    ['2025-04-01', false],
  ])('an approval of %s comes under earlier rules: %s', (approved_on, is_earlier) => {
    const result = check(dated({ approved_on, invested_on: approved_on }));
    const earlier = result.requirements.filter(({ id }) => id === 'earlier-rules');
    expect(earlier.map(({ status }) => status)).toEqual(is_earlier ? ['confirm with adviser'] : []);
    expect(result.summary.includes('Check 1 point with a licensed adviser.')).toBe(is_earlier);
    if (is_earlier)
      expect(earlier[0]?.reason).toContain('An approval of 31 March 2025 comes under earlier rules');
  });

  it.each([
    ['2025-03-31', null, '1 April 2025'],
    ['2025-04-01', null, undefined],
    ['2026-06-30', '2026-07-01', '1 July 2026'],
    ['2026-07-01', '2026-07-01', undefined],
  ])(
    'an approval of %s, with minimums from %s, comes under rules before those of %s',
    (approved_on, in_force_from, since) => {
      // The other settings began on 1 April 2025.
      const minimums = DEFAULT_SETTINGS.aip_minimums
        .slice(0, 1)
        .map((entry) => ({ ...entry, in_force_from }));
      const { requirements } = checkAipPlan(dated({ approved_on }), minimums, TODAY);
      const earlier = requirements.find(({ id }) => id === 'earlier-rules');
      expect(earlier?.reason.split('.')[0]).toBe(since && `Figures here apply from ${since}`);
      expect(earlier?.citation.in_force_from).toBe(since && (in_force_from ?? '2025-04-01'));
    },
  );

  it('asks nothing about a change of category that is not planned', () => {
    expect(find(dated({}), 'change')).toBeUndefined();
  });

  it('says in the summary how many points are not met', () => {
    const late = check(dated({ invested_on: '2027-03-01' }));
    expect(late.summary).toBe('1 point of 7 is not met under the Growth figures shown here.');
    expect(check(dated({ invested_on: '2027-03-01', days_in_nz: 1 })).summary).toBe(
      '2 points of 7 are not met under the Growth figures shown here.',
    );
    expect(check(dated({ invested_on: '2027-02-01' })).summary).toBe(
      'These amounts, dates and days reach the Growth figures shown here. This is not a decision on a visa.',
    );
  });
});

describe('checkAipPlan: properties', () => {
  const amount = fc.nat(30_000_000);
  const plan: fc.Arbitrary<AipPlan> = fc.record({
    category: fc.constantFrom('growth' as const, 'balanced' as const),
    mix: fc.record(Object.fromEntries(AIP_INVESTMENTS.map((kind) => [kind, amount])), { requiredKeys: [] }),
    hold_months: fc.nat(120),
    days_in_nz: fc.nat(400),
    approved_on: fc.constantFrom('2026-01-31', '2028-02-29'),
    invested_on: fc.constantFrom(null, '2026-06-30', '2026-08-01', '2029-01-01'),
    extension: fc.boolean(),
    changed_on: fc.constantFrom(null, '2026-08-01'),
  });

  it('a longer hold, more days or more bonds in Balanced make nothing shorter', () => {
    fc.assert(
      fc.property(plan, fc.nat(100), (each, more) => {
        const shortOf = (p: AipPlan) =>
          check(p).requirements.reduce((sum, { short_by }) => sum + short_by, 0);
        const before = shortOf(each);
        expect(shortOf({ ...each, hold_months: each.hold_months + more })).toBeLessThanOrEqual(before);
        expect(shortOf({ ...each, days_in_nz: each.days_in_nz + more })).toBeLessThanOrEqual(before);
        const bonds = (each.mix.bonds ?? 0) + more * 100_000;
        expect(shortOf({ ...each, mix: { ...each.mix, bonds } })).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('"short by" and "too late by" go with a shortfall and nothing else does; no number breaks it', () => {
    const wild = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1);
    fc.assert(
      fc.property(plan, fc.option(wild), (each, odd) => {
        const result = check(odd === null ? each : { ...each, hold_months: odd, mix: { bonds: odd } });
        for (const { status, short_by } of result.requirements)
          expect(short_by > 0).toBe(status === 'short by' || status === 'too late by');
        expect(Number.isFinite(result.amount)).toBe(true);
      }),
    );
  });
});
