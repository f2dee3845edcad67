/** Something on one or more whole days. */
export interface CalendarEvent {
  /** Stays the same when the event moves. */
  uid: string;
  /** First day, such as 2026-12-01. */
  on: string;
  /** Last day, included; one day where it is absent. */
  to?: string;
  /** Comes back on the same days of every year. */
  yearly?: boolean;
  summary: string;
  description: string;
  /** Whole address of a page. */
  url: string;
}

export interface Calendar {
  title: string;
  /** Name of the directory: behind the title, and as what made the file. */
  directory: string;
  description: string;
  /** Point in time that the events are from. */
  at: string;
  /** Grows with every version of the events. */
  version: number;
  events: readonly CalendarEvent[];
}

/** A calendar as a file (RFC 5545), which calendar programs import or subscribe to. */
export function icalendar({ title, directory, description, at, version, events }: Calendar): string {
  const name = `${title} | ${directory}`;
  const stamp = at.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(directory)}//Directory of wholesale investments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `DESCRIPTION:${text(description)}`,
    `X-WR-CALDESC:${text(description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, stamp, version)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const eventLines = ({ uid, on, to, yearly, ...event }: CalendarEvent, stamp: string, version: number) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `SEQUENCE:${version}`,
  `DTSTART;VALUE=DATE:${day(on)}`,
  // The end of a whole day is the day after.
  `DTEND;VALUE=DATE:${day(nextDay(to ?? on))}`,
  ...(yearly ? ['RRULE:FREQ=YEARLY'] : []),
  `SUMMARY:${text(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const day = (date: string) => date.replaceAll('-', '');
const nextDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const text = (words: string) =>
  words
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a calendar may have them
    .replace(/[\u0000-\u001f\u007f]/g, ' ');

const MOST_OCTETS = 75;

/** A line in pieces of at most 75 octets, each but the first after a space; no letter is cut in two. */
function folded(line: string): string {
  let pieces = '';
  let room = MOST_OCTETS;
  for (const letter of line) {
    const octets = new TextEncoder().encode(letter).length;
    if (octets > room) {
      pieces += '\r\n ';
      room = MOST_OCTETS - 1;
    }
    pieces += letter;
    room -= octets;
  }
  return pieces;
}
