import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AipDatesOfPlan, aipDates, aipTimeline } from './calendar';

const TODAY = '2026-11-20';
const plan = (change: Partial<AipDatesOfPlan> = {}): AipDatesOfPlan => ({
  category: 'growth',
  approved_on: '2026-01-31',
  invested_on: null,
  extension: false,
  changed_on: null,
  hold_months: 36,
  ...change,
});
const onOf = (of: AipDatesOfPlan) => aipTimeline(of, TODAY).map(({ id, on }) => [id, on]);

describe('the calendar of a plan', () => {
  it('is not known before the settings of the visa are', () => {
    expect(() => aipDates(plan(), '2025-03-31')).toThrow('No AIP time to invest is known');
  });

  it('counts from approval on 31 January: six months, twelve with the extension', () => {
    expect(aipDates(plan(), TODAY)).toMatchObject({
      change_by: '2026-07-31',
      invest_by: '2026-07-31',
      invest_by_extended: '2027-01-31',
      invested_on: '2026-07-31',
      starts_on: '2026-07-31',
      ends_on: '2029-07-31',
    });
    expect(aipDates(plan({ extension: true }), TODAY).invested_on).toBe('2027-01-31');
  });

  it('ends on the last day of a month that has no such day', () => {
    expect(aipDates(plan({ approved_on: '2026-08-31' }), TODAY).invest_by).toBe('2027-02-28');
    expect(aipDates(plan({ approved_on: '2027-08-31' }), TODAY).invest_by).toBe('2028-02-29');
    const leap = plan({ approved_on: '2028-02-01', invested_on: '2028-02-29' });
    expect(aipDates(leap, TODAY).checks).toEqual([
      { month: 24, on: '2030-02-28' },
      { month: 36, on: '2031-02-28' },
    ]);
  });

  it('checks Growth at 24 and 36 months and Balanced at 24 and 60, from the day of investing', () => {
    expect(onOf(plan({ invested_on: '2026-03-15' }))).toEqual([
      ['approved', '2026-01-31'],
      ['starts', '2026-03-15'],
      ['change-by', '2026-07-31'],
      ['invest-by', '2026-07-31'],
      ['check-24', '2028-03-15'],
      ['check-36', '2029-03-15'],
      ['ends', '2029-03-15'],
    ]);
    const balanced = plan({ category: 'balanced', invested_on: '2026-03-15', hold_months: 66 });
    expect(onOf(balanced).slice(4)).toEqual([
      ['check-24', '2028-03-15'],
      ['check-60', '2031-03-15'],
      ['ends', '2031-03-15'],
      ['held-until', '2031-09-15'],
    ]);
  });

  it('says by which day the evidence of each check is sent', () => {
    const checks = aipTimeline(plan({ invested_on: '2026-11-30' }), TODAY).filter(({ id }) =>
      id.startsWith('check-'),
    );
    expect(checks.map(({ text }) => text)).toEqual([
      'Check at 24 months: the money is still invested. Send the evidence by 28 February 2029, within 3 months',
      'Check at 36 months: the money is still invested. Send the evidence by 28 February 2030, within 3 months',
    ]);
  });

  it('begins at approval for what was invested before it', () => {
    expect(aipDates(plan({ invested_on: '2025-10-01' }), TODAY).starts_on).toBe('2026-01-31');
    expect(
      aipTimeline(plan({ invested_on: '2025-10-01' }), TODAY).find(({ id }) => id === 'starts')?.text,
    ).toContain('begins at approval');
    const onTheDay = aipTimeline(plan({ invested_on: '2026-01-31' }), TODAY);
    expect(onTheDay.find(({ id }) => id === 'starts')?.text).toContain('All of the money is invested.');
  });

  it('a plan without a day of investing says that it has the last one allowed, and only such a plan', () => {
    const startOf = (change: Partial<AipDatesOfPlan>) =>
      aipTimeline(plan(change), TODAY).find(({ id }) => id === 'starts')?.text;
    const allowed = /^All of the money is invested, on the last day allowed\. \S/;
    for (const extension of [false, true]) {
      expect(startOf({ extension })).toMatch(allowed);
      // It may be the same day: the visitor chose it then.
      for (const invested_on of ['2025-10-01', '2026-03-15', '2026-07-31', '2027-01-31'])
        expect(startOf({ extension, invested_on })).not.toMatch(allowed);
    }
  });

  it('shows the extension and the change of category only where they are planned', () => {
    const planned = onOf(plan({ extension: true, changed_on: '2026-05-01' })).map(([id]) => id);
    expect(planned).toEqual(expect.arrayContaining(['invest-by-extended', 'changed']));
    const none = onOf(plan()).map(([id]) => id);
    expect(none).not.toContain('invest-by-extended');
    expect(none).not.toContain('changed');
  });

  it('cites a source for every date that was not entered', () => {
    for (const { id, citation } of aipTimeline(plan({ extension: true, changed_on: '2026-05-01' }), TODAY)) {
      const isEntered = id === 'approved' || id === 'changed';
      expect(citation === null, id).toBe(isEntered);
    }
  });

  it('is in order, never begins before approval, and ends no earlier than its last check', () => {
    const day = fc
      .date({ min: new Date('2025-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const any: fc.Arbitrary<AipDatesOfPlan> = fc.record({
      category: fc.constantFrom('growth' as const, 'balanced' as const),
      approved_on: day,
      invested_on: fc.option(day),
      extension: fc.boolean(),
      changed_on: fc.option(day),
      hold_months: fc.nat(240),
    });
    fc.assert(
      fc.property(any, (each) => {
        const days = aipTimeline(each, TODAY).map(({ on }) => on);
        expect(days).toEqual([...days].sort());
        const dates = aipDates(each, TODAY);
        expect(dates.starts_on >= each.approved_on).toBe(true);
        expect(dates.invest_by < dates.invest_by_extended).toBe(true);
        expect(dates.checks.at(-1)?.on).toBe(dates.ends_on);
      }),
    );
  });
});
