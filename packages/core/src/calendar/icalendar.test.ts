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
          ...{ uid: event.uid, on: event.startDate.toString(), end: event.endDate.toString() },
          ...{ summary: event.summary, description: event.description },
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

it.each([
  ['letters', 'a'.repeat(300)],
  ['macrons, of two octets each', 'ā'.repeat(150)],
  ['a macron on each side of the fold', `${'a'.repeat(62)}āā${'a'.repeat(72)}āā`],
])('fills its lines up to 75 octets, the space at their beginning counted: %s', (_, description) => {
  const file = icalendar({
    title: 't',
    directory: 'd',
    description,
    at: '2026-11-20T00:00:00.000Z',
    version: 1,
    events: [],
  });
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(74);
  expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('description')).toBe(description);
});

it('ends on the day after its last', () => {
  const event = { uid: 'a', summary: 's', description: 'd', url: 'https://tussock.example' };
  const at = { title: 't', directory: 'd', description: 'd', at: '2026-11-20T00:00:00.000Z', version: 1 };
  const file = icalendar({ ...at, events: [{ ...event, on: '2026-12-30', to: '2026-12-31' }] });
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});
