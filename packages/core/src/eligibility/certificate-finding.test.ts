import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateFinding } from './certificate-finding';
import { CERTIFICATE_PERIOD_CHECK, FALSE_CERTIFICATE } from './certificates';
import type { Answers } from './question';
import { windowEnd, windowStart } from './window';

const TODAY = '2026-11-20';
const found = (answers: Answers, on = TODAY) => certificateFinding(answers, on);
const dated = (certificate_date: string, has_certificate = 'safe-harbour') =>
  found({ has_certificate, certificate_date });

describe('an existing certificate', () => {
  it('is only looked at where there is one of a known kind', () => {
    for (const has_certificate of [undefined, 'none', 'not-sure'])
      expect(found(has_certificate === undefined ? {} : { has_certificate })).toBeNull();
    expect(dated('2026-01-01')?.title).toBe('Safe-harbour certificate');
    expect(dated('2026-01-01', 'eligible')?.title).toBe('Eligible investor certificate');
  });

  // Practice: "dated no more than 2 years ago" (Kindrik); renewed every two years (Icehouse Ventures).
  it.each([
    ['2026-11-20', 'in period'],
    ['2024-11-20', 'in period'],
    ['2024-11-19', 'past period'],
    ['2026-11-21', 'not yet'],
    ['not-sure', 'no date'],
  ])('dated %s on 20 November 2026: %s', (date, age) => {
    expect(dated(date)?.age).toBe(age);
    expect(dated(date, 'eligible')?.age).toBe(age);
  });

  it('says until which day it is usually accepted, and that a new one is asked for after it', () => {
    expect(dated('2025-03-03')?.points[0]).toBe(
      'It is dated 3 March 2025. Certificates of this kind are usually accepted for 2 years: this one to 3 March 2027.',
    );
    expect(dated('2024-02-29')?.points[0]).toContain(
      'this one to 28 February 2026. Expect to be asked for a new one.',
    );
    expect(dated('2026-12-01')?.points[0]).toBe('It is dated 1 December 2026, after today. Check the date.');
    expect(found({ has_certificate: 'eligible' })?.points[0]).toContain('You did not give its date.');
    expect(found({ has_certificate: 'eligible' })?.age).toBe('no date');
  });

  it('always says that the clause was not seen, that it meets no test, and where the period comes from', () => {
    for (const kind of ['safe-harbour', 'eligible'])
      for (const date of ['2020-01-01', '2026-01-01', '2027-01-01', 'not-sure']) {
        const finding = dated(date, kind);
        expect(finding?.points).toContain(CERTIFICATE_PERIOD_CHECK);
        expect(finding?.points.at(-1)).toContain('does not meet a test by itself');
        expect(finding?.citations).toHaveLength(2);
      }
    expect(dated('2026-01-01')?.citations[1]).toMatchObject({ confidence: 'L' });
    expect(dated('2026-01-01', 'eligible')?.citations[1]).toMatchObject({ confidence: 'M' });
  });

  it('asks of the eligible investor’s whether it names the offer, and of the other whether the facts changed', () => {
    const covers = (certificate_covers?: string) =>
      found({
        has_certificate: 'eligible',
        certificate_date: TODAY,
        ...(certificate_covers && { certificate_covers }),
      })?.points[2];
    for (const answer of ['yes', 'no', 'not-sure', undefined])
      expect(covers(answer)).toContain('is about the transaction or class of transactions that it names.');
    expect(covers('yes')).toContain('it covers this offer');
    expect(covers('no')).toContain('needs another certificate');
    expect(covers('not-sure')).toContain('Check that it names this offer');
    expect(covers()).toContain('Check that it names this offer');
    expect(dated(TODAY)?.points[2]).toContain('If they have changed');
  });

  it('is in its period to the last day that it names, and on no later one', () => {
    // Up to November 2026: a later entry of the settings may name another period.
    const days = fc.integer({ min: 0, max: 2_880 }).map((count) => {
      const at = new Date('2019-01-01T00:00:00Z');
      at.setUTCDate(at.getUTCDate() + count);
      return at.toISOString().slice(0, 10);
    });
    fc.assert(
      fc.property(days, days, (date, on) => {
        const age = found({ has_certificate: 'eligible', certificate_date: date }, on)?.age;
        const expected = date > on ? 'not yet' : on <= windowEnd(date, 2) ? 'in period' : 'past period';
        expect(age).toBe(expected);
        if (age === 'in period') expect(date >= windowStart(on, 2)).toBe(true);
      }),
    );
  });
});

it('says who states the offence, since the clause was not seen', () => {
  expect(FALSE_CERTIFICATE.citation.source).toContain('the clause was not seen');
  expect(FALSE_CERTIFICATE.text).toMatch(/^AngelEquity writes that/);
});
