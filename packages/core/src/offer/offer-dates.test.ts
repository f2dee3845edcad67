import { describe, expect, it } from 'vitest';
import { MONTH_NAMES } from '../calendar/month-names';
import type { SourceState } from '../source/columns';
import type { Source } from '../source/source';
import { offerDates } from './offer-dates';

const at = { page: 'https://x.example/offers/a', today: '2026-11-22', open_statuses: ['Open', 'Waitlist'] };
const offer = {
  id: 'a',
  name: 'Kauri',
  status: 'Open',
  is_exclusive: false,
  closes_on: null,
  exit_windows: null,
  exit_notice_days: null,
  sources: [],
};
const days = (more: object, today = at.today) =>
  offerDates({ ...offer, ...more }, { ...at, today }).map(({ on, to, yearly }) => [on, to, yearly]);

describe('the dates of an offer', () => {
  it('are its closing date until it has passed', () => {
    expect(days({ closes_on: '2026-11-22' })).toEqual([['2026-11-22', undefined, undefined]]);
    expect(days({ closes_on: '2026-11-21' })).toEqual([]);
    expect(days({ closes_on: '2026-12-01', status: 'Withdrawn' })).toEqual([]);
  });

  it('are its exit windows: coming dates, and months of every year from the next one on', () => {
    const exit_windows = ['February', 'October', 'November', '2026-11-21', '2026-11-22', '2027-03-31'];
    expect(days({ exit_windows })).toEqual([
      ['2027-02-01', '2027-02-28', true],
      ['2027-10-01', '2027-10-31', true],
      ['2026-11-01', '2026-11-30', true],
      ['2026-11-22', undefined, undefined],
      ['2027-03-31', undefined, undefined],
    ]);
  });

  it('never reach into the next month in a later year, as calendar programs repeat them: with the days of the first', () => {
    for (const today of ['2026-11-22', '2028-01-31', '2028-12-31'])
      for (const month of MONTH_NAMES) {
        const [[on = '', to = ''] = []] = days({ exit_windows: [month] }, today) as string[][];
        const length = Date.parse(to) - Date.parse(on);
        for (let year = 0; year < 8; year += 1) {
          const start = Date.parse(`${Number(on.slice(0, 4)) + year}${on.slice(4)}`);
          const end = new Date(start + length);
          expect([today, month, end.getUTCMonth()]).toEqual([today, month, new Date(start).getUTCMonth()]);
          expect(new Date(end.getTime() + 2 * 86_400_000).getUTCMonth()).not.toBe(end.getUTCMonth());
        }
      }
  });

  it('never are the exit windows of an exclusive offer, which are locked', () => {
    expect(days({ exit_windows: ['March'], is_exclusive: true })).toEqual([]);
  });

  it('say where they come from, and the notice where one is stated', () => {
    const [window] = offerDates({ ...offer, exit_windows: ['March'], exit_notice_days: 90 }, at);
    expect(window).toMatchObject({ uid: 'exit-a-march', summary: 'Exit window: Kauri', url: at.page });
    const caution =
      'Dates are New Zealand dates, as the provider stated them to the directory. Check with the provider before you rely on them.';
    const taken = 'Requests to withdraw from Kauri are taken.';
    expect(window?.description).toBe(`${taken} Notice: 90 days. ${caution}`);
    expect(offerDates({ ...offer, exit_windows: ['March'] }, at)[0]?.description).toBe(`${taken} ${caution}`);
    expect(offerDates({ ...offer, closes_on: '2026-12-01' }, at)[0]).toMatchObject({
      uid: 'closes-a',
      summary: 'Closes: Kauri',
      url: at.page,
    });
  });

  it('are no promise that an offer takes money until it closes: a fully subscribed one does not', () => {
    const said = (status: string) =>
      offerDates({ ...offer, status, closes_on: '2026-12-01' }, at)[0]?.description?.split(' Dates are')[0];
    for (const status of ['Open', 'waitlist', 'Closing soon', 'Coming soon'])
      expect(said(status)).toBe('Kauri closes to new investors.');
    expect(said('Fully subscribed')).toBe(
      'The stated closing date of Kauri, which was not taking money (Fully subscribed) when this calendar was made.',
    );
  });

  it('say what the ledger has against them, as no mark can be beside them', () => {
    const entry = (field: string, state: SourceState, outcome: string | null): Source => ({
      field,
      state,
      outcome,
      title: 'Letter',
      address: null,
      tier: 'B',
      checked_on: '2026-11-05',
      checked_by: null,
      confirmed_on: null,
      sha256: null,
      disputed_on: null,
      reply: null,
      replied_on: null,
    });
    const [closing, window] = offerDates(
      {
        ...offer,
        closes_on: '2026-12-11',
        exit_windows: ['March'],
        sources: [
          entry('closes_on', 'differs', 'differs: the memorandum says 27 November'),
          entry('exit_windows', 'confirmed', null),
          entry('minimum_investment', 'unreachable', null),
        ],
      },
      at,
    );
    expect(closing?.description).toBe(
      'Kauri closes to new investors. Checked by the directory on 5 November 2026: Differs, the memorandum says 27 November. Dates are New Zealand dates, as the provider stated them to the directory. Check with the provider before you rely on them.',
    );
    expect(window?.description).not.toContain('Checked by');
    const sources = [entry('closes_on', 'differs', 'differs: p. 4 says 27 November.')];
    expect(offerDates({ ...offer, closes_on: '2026-12-11', sources }, at)[0]?.description).toContain(
      'Differs, p. 4 says 27 November. Dates are New Zealand dates',
    );
  });
});
