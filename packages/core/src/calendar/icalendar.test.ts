import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, icalendar } from './icalendar';

const anyDate = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/\p{C}/gu, ''));
const anyEvent: fc.Arbitrary<CalendarEvent> = fc.record(
  {
    uid: fc.uuid(),
    on: anyDate,
    yearly: fc.boolean(),
    summary: anyText,
    description: anyText,
    url: fc.webUrl(),
  },
  { requiredKeys: ['uid', 'on', 'summary', 'description', 'url'] },
);

it('is read by a calendar program as it was meant, in lines that every program can read', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyEvent, { maxLength: 5 }), (description, events) => {
      const file = icalendar({
        title: 't',
        directory: 'd',
        description,
        at: '2026-11-20T00:00:00.000Z',
        version: 3,
        events,
      });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const calendar = new ICAL.Component(ICAL.parse(file));
      expect(calendar.getFirstPropertyValue('description')).toBe(description);
      const read = calendar.getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component);
        return {
          uid: event.uid,
          on: event.startDate.toString(),
          end: event.endDate.toString(),
          summary: event.summary,
          description: event.description,
          url: component.getFirstPropertyValue('url'),
          yearly: event.isRecurring(),
        };
      });
      const dayAfter = (date: string) =>
        new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      expect(read).toEqual(
        events.map(({ on, yearly = false, ...event }) => ({ ...event, on, end: dayAfter(on), yearly })),
      );
    }),
  );
});

it('has what a calendar program needs: what made it, from when it is, its version, and when to ask again', () => {
  const event = {
    uid: 'closes-1',
    on: '2026-12-01',
    summary: 'S',
    description: 'D',
    url: 'https://a.example',
  };
  const file = icalendar({
    title: 'Offers: dates',
    directory: 'Tussock',
    description: 'Coming dates',
    at: '2026-11-20T01:02:03.456Z',
    version: 7,
    events: [event],
  });
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tussock//Directory of wholesale investments//EN'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['NAME:Offers: dates | Tussock', 'X-WR-CALNAME:Offers: dates | Tussock'],
    ...['DESCRIPTION:Coming dates', 'X-WR-CALDESC:Coming dates'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'],
    ...['BEGIN:VEVENT', 'UID:closes-1', 'DTSTAMP:20261120T010203Z', 'SEQUENCE:7'],
    ...['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202', 'SUMMARY:S', 'DESCRIPTION:D'],
    ...['URL:https://a.example', 'TRANSP:TRANSPARENT', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
});

it('keeps the lines of a text, and has a space for a character that no text may have', () => {
  const description = 'one\r\ntwo\rthree\nfour\u0007five\u007fsix';
  const file = icalendar({
    title: 't',
    directory: 'd',
    description,
    at: '2026-11-20T00:00:00.000Z',
    version: 1,
    events: [],
  });
  const read = new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('description');
  expect(read).toBe('one\ntwo\nthree\nfour five six');
});

it.each([
  ['letters', 75, 'a'.repeat(300)],
  ['macrons, of two octets each', 75, 'ā'.repeat(150)],
  ['a macron on each side of the fold', 75, `${'a'.repeat(62)}āā${'a'.repeat(72)}āā`],
])('fills its lines up to 75 octets, the space at their beginning counted: %s', (_, longest, description) => {
  const file = icalendar({
    title: 't',
    directory: 'd',
    description,
    at: '2026-11-20T00:00:00.000Z',
    version: 1,
    events: [],
  });
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBe(longest);
  expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('description')).toBe(description);
});

it('ends on the day after its last', () => {
  const event = { uid: 'a', summary: 's', description: 'd', url: 'https://tussock.example' };
  const at = { title: 't', directory: 'd', description: 'd', at: '2026-11-20T00:00:00.000Z', version: 1 };
  const file = icalendar({ ...at, events: [{ ...event, on: '2026-12-30', to: '2026-12-31' }] });
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});
