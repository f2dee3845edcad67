import type { Offer } from '@tussock/core/offer/offer';
import { DEMONSTRATION } from '@tussock/core/settings/notices';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { watchlistCalendar } from './watchlist-calendar';

it('has the coming dates of the watched offers that could be read', () => {
  const offer = (id: string, closes_on: string | null) =>
    ({
      id,
      slug: id,
      name: id,
      status: 'Open',
      closes_on,
      exit_windows: null,
      is_exclusive: false,
      sources: [],
    }) as unknown as Offer;
  const entries = [
    { whole: offer('kauri', '2026-12-01') },
    { whole: offer('rimu', '2026-11-01') },
    { whole: null },
  ];
  const settings = { name: 'Tussock', demonstration: false, open_statuses: ['Open'] };
  const at = { origin: 'https://x.example', settings, today: '2026-11-22' };
  const calendar = new ICAL.Component(ICAL.parse(watchlistCalendar(entries, at)));
  const events = calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    return [event.summary, event.startDate.toString(), each.getFirstPropertyValue('url')];
  });
  expect(events).toEqual([['Closes: kauri', '2026-12-01', 'https://x.example/offers/kauri']]);
  const ofInvented = watchlistCalendar(entries, { ...at, settings: { ...settings, demonstration: true } });
  const about = new ICAL.Component(ICAL.parse(ofInvented)).getFirstPropertyValue('description');
  expect(about).toMatch(new RegExp(`^${DEMONSTRATION} Closing`));
});

it('is newer on each later day: a calendar that has the events of an earlier file takes the ones of this', () => {
  const settings = { name: 'Tussock', demonstration: false, open_statuses: ['Open'] };
  const whole = { id: 'kauri', slug: 'kauri', name: 'Kauri', status: 'Open', sources: [] };
  const entries = [{ whole: { ...whole, closes_on: '2027-03-01', exit_windows: null } as unknown as Offer }];
  const versionOn = (today: string) => {
    const file = watchlistCalendar(entries, { origin: 'https://x.example', settings, today });
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    return ['sequence', 'dtstamp'].map((name) => String(event?.getFirstPropertyValue(name)));
  };
  expect(versionOn('2026-11-22')).toEqual(['20261122', '2026-11-22T00:00:00Z']);
  expect(versionOn('2027-02-01')).toEqual(['20270201', '2027-02-01T00:00:00Z']);
});
