import type { Column } from '@tussock/core/column/column';
import { readDate } from '@tussock/core/directory/dates';
import { UnreadValue } from '@tussock/core/directory/raw-tables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '../../../../tests/support/processor-time';
import { ERROR_CELL, readCellText } from './cell-text';
import type { Separators } from './number-text';

const read = (kind: Column['kind'], text: string, separators: Separators = 'point') =>
  readCellText({ kind }, text, { separators, currency: 'NZD' });
const amount = fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100);
/** Where one separator is a thousand to some and a decimal to others. */
const anyNumber = fc.oneof(
  amount,
  fc.integer({ min: -999_999, max: 999_999 }),
  fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1_000),
);
const options = { minimumFractionDigits: 0, maximumFractionDigits: 3 } as const;

test('an amount as New Zealand writes it is read as the amount', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('', '$', 'NZ$', 'NZD '), (value, sign) => {
      const text = `${value < 0 ? '-' : ''}${sign}${Math.abs(value).toLocaleString('en-NZ', options)}`;
      expect(Number(read('amount', text))).toBe(value);
    }),
  );
});

test('where separators may be either way round, a number is read right or refused, in any language', () => {
  fc.assert(
    fc.property(
      anyNumber,
      fc.constantFrom('en-NZ', 'de-DE', 'fr-FR', 'de-CH', 'en-ZA', 'pt-PT'),
      fc.boolean(),
      (value, language, useGrouping) => {
        const found = read('number', value.toLocaleString(language, { ...options, useGrouping }), 'unknown');
        if (!(found instanceof UnreadValue)) expect(Number(found)).toBe(value);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each(['1250,000', '1 250,000', "1'250,000", '-1250,000'])(
  'a comma of thousands that may be one of several is none of decimals: %s',
  (text) => expect(read('amount', text, 'unknown')).toBeInstanceOf(UnreadValue),
);

test.each([
  ['1250,50', '1250.50'],
  ['1250.125', '1250.125'],
  ['0,125', '0.125'],
  ['1 250,5', '1250.5'],
])('a decimal comma is read where it can be nothing else: %s', (text, value) =>
  expect(read('amount', text, 'unknown')).toBe(value),
);

test('a percentage is what stands before its sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999, max: 99_999 }), (hundredths) => {
      expect(Number(read('percent', `${hundredths / 100}%`))).toBe(hundredths / 100);
    }),
  );
});

const anyDay = fc.date({ min: new Date('1850-01-01'), max: new Date('2150-12-31'), noInvalidDate: true });

test('a date in numbers is read as day/month/year, or refused where it could be month/day/year', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom('/', '.', '-'), fc.boolean(), (date, sign, zeros) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      const part = (text: string) => (zeros ? text : String(Number(text)));
      const text = [part(day), part(month), year].join(sign);
      const ambiguous = Number(day) <= 12 && day !== month;
      expect(read('date', text)).toEqual(ambiguous ? expect.any(UnreadValue) : iso);
    }),
  );
});

test.each([
  ['en-NZ', 'long'],
  ['en-NZ', 'full'],
  ['en-US', 'long'],
  ['en-US', 'medium'],
] as const)('a date in words is read, in %s and %s', (language, dateStyle) => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date);
      expect(read('date', text)).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

test.each([
  ['31/02/2026', 'is no day of the calendar'],
  ['20 Nov 9999', 'must be a day of the years 1800 to 2200'],
  ['11/20/2026', 'has the month before the day. Write it as 2026-11-20'],
  ['Tue 20 November 2026', 'is not on that day of the week: correct one of them. Write it as 2026-11-20'],
  ['20/11/2026 25:00', 'has a time of day or a time zone that does not exist'],
])('a date that cannot be is shown as it is written: %s', (text, reason) => {
  expect(read('date', text)).toEqual(new UnreadValue(text, reason));
});

test.each(['#REF!', '#n/a', '#FIELD!', '#BUSY!', '#GETTING_DATA', 'Err:508'])(
  'an error of a spreadsheet is no text: %s',
  (text) => expect(read('text', text)).toEqual(new UnreadValue(text, ERROR_CELL)),
);

test.each(['#1 in Otago', 'Err: 508', 'No #REF!'])('a text that looks like an error is one: %s', (text) =>
  expect(read('text', text)).toBe(text),
);

test('what the data reader reads by itself stays as it is', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), anyDay, (number, date) => {
      expect(read('number', String(number))).toBe(String(number));
      const text = date.toISOString();
      expect(readDate(String(read('timestamp', text)))).toBe(text.slice(0, 10));
    }),
  );
});

test('no text throws, in no kind of column', () => {
  const kinds: Column['kind'][] = ['amount', 'percent', 'date', 'timestamp', 'text', 'boolean', 'documents'];
  const letters = fc.constantFrom(...'0123456789,. -/%$€NZDE+#():janoct'.split(''));
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit: letters }), (kind, text) => {
      const value = read(kind, text, 'unknown');
      expect(typeof value === 'string' || value instanceof UnreadValue).toBe(true);
    }),
  );
});

test('a long text in a column of numbers or dates comes back as it is, at once', () => {
  const time = processorTime(() => {
    for (const kind of ['amount', 'number', 'date', 'windows'] as const)
      for (const piece of [' ', '$ ', '1 ', 'a ']) {
        const text = `1${piece.repeat(30_000)}x`;
        expect(read(kind, text)).toBe(text);
      }
  });
  expect(time).toBeLessThan(2_000);
});
