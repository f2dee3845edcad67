import { describe, expect, it } from 'vitest';
import type { Column } from '../column/column';
import { OFFER_COLUMNS } from '../offer/columns';
import { REMOVAL_COLUMNS } from '../removal/columns';
import { readValue } from './read-value';

const of = (kind: Column['kind'], more: Partial<Column> = {}): Column => ({ kind, ...more }) as Column;
const NUMBER = { reason: 'must be a number, written without separators or units' };
const BOOLEAN = { reason: 'must be true or false' };
const QUOTED_NUMBER = { reason: 'is text. Write the number without quotation marks' };
const QUOTED_BOOLEAN = { reason: 'is text. Write true or false without quotation marks' };

describe('a value of a data file', () => {
  it.each([
    [null, of('text')],
    [undefined, of('number')],
    ['', of('boolean')],
    [' \t ', of('date')],
  ])('%j is missing', (raw, column) => {
    expect(readValue(column, raw, true)).toEqual({ value: null });
  });

  it.each([
    ...['open', 'OPEN', ' Open '].map((word) => [word, 'Open']),
    ...['Opening', 'closing soon', 'constructor'].map((word) => [word, word]),
  ])('%j is the status %j', (raw, value) => {
    expect(readValue(OFFER_COLUMNS.status, raw, false)).toEqual({ value });
  });

  it.each([
    ...['t', 'true', '1', 'TRUE', ' True '].map((word) => [word, { value: true }] as const),
    ...['f', 'false', '0', 'False'].map((word) => [word, { value: false }] as const),
    ...['yes', 'no', '2', 'tru', '01'].map((word) => [word, BOOLEAN] as const),
  ])('%j in CSV is the boolean %j', (raw, expected) => {
    expect(readValue(of('boolean'), raw, true)).toEqual(expected);
  });

  it.each(['Closing\u00a0soon', 'Closing  soon', '\u00a0Closing\u202f\tsoon '])(
    '%j has one plain space between its words',
    (raw) => {
      for (const kind of ['text', 'copy'] as const)
        expect(readValue(of(kind), raw, false)).toEqual({ value: 'Closing soon' });
      expect(readValue(of('markdown'), `${raw}\n  more`, false)).toEqual({
        value: `${raw.trimStart()}\n  more`,
      });
      expect(readValue(of('copy'), `${raw}\n${raw}`, false)).not.toEqual({ value: 'Closing soon' });
    },
  );

  it.each(['Closing\nsoon', ' Closing \r\n soon\r', 'Closing\u2028\u0085soon'])(
    '%j has one plain space between its words where rules go by them, and elsewhere its line break',
    (raw) => {
      for (const column of [OFFER_COLUMNS.status, OFFER_COLUMNS.target_return_type])
        expect(readValue(column, raw, true)).toEqual({ value: 'Closing soon' });
      for (const column of [OFFER_COLUMNS.tagline, REMOVAL_COLUMNS.reason])
        expect(readValue(column, raw, true)).not.toEqual({ value: 'Closing soon' });
    },
  );

  it('is a boolean of JSON as such only', () => {
    expect(readValue(of('boolean'), true, false)).toEqual({ value: true });
    for (const raw of ['yes', 't', 1, 0]) expect(readValue(of('boolean'), raw, false)).toEqual(BOOLEAN);
    for (const raw of ['true', 'False']) expect(readValue(of('boolean'), raw, false)).toEqual(QUOTED_BOOLEAN);
  });

  it.each([
    ...(
      [
        ['1', 1],
        ['-1.5', -1.5],
        ['+2', 2],
        ['.5', 0.5],
        ['3.', 3],
        ['1e3', 1_000],
        ['2E-1', 0.2],
        ['-0', 0],
        [' 7 ', 7],
      ] as const
    ).map(([raw, value]) => [raw, { value }] as const),
    ...['1,000', '$1', '5%', '1e', '.', '0x10', 'Infinity', 'NaN', '1 2', '--1', '1e999'].map(
      (raw) => [raw, NUMBER] as const,
    ),
  ])('%j in CSV is the number %j', (raw, expected) => {
    for (const kind of ['amount', 'percent', 'number', 'integer'] as const)
      expect(readValue(of(kind), raw, true)).toEqual(expected);
  });

  it('is a number of JSON as such only', () => {
    expect(readValue(of('number'), 2.5, false)).toEqual({ value: 2.5 });
    expect(Object.is((readValue(of('number'), -0, false) as { value: number }).value, 0)).toBe(true);
    for (const raw of ['8.5%', '1,000', Number.NaN, Number.POSITIVE_INFINITY, true])
      expect(readValue(of('number'), raw, false)).toEqual(NUMBER);
    for (const raw of ['2.5', ' -7 ', '1e3'])
      expect(readValue(of('number'), raw, false)).toEqual(QUOTED_NUMBER);
  });

  it('is a list', () => {
    const list = [{ title: 'a' }];
    expect(readValue(of('documents'), JSON.stringify(list), true)).toEqual({ value: list });
    expect(readValue(of('documents'), list, false)).toEqual({ value: list });
    for (const [raw, isText] of [
      ['{}', true],
      ['no JSON', true],
      ['[]', false],
      [{}, false],
    ] as const)
      expect(readValue(of('documents'), raw, isText)).toEqual({
        reason: 'must be a list in which each has a title and an address',
      });
  });

  it('documents have titles that can be printed', () => {
    for (const [title, code] of [
      ['Fact\u0000sheet', '0000'],
      ['Half of one \ud83d', 'D83D'],
    ])
      expect(
        readValue(
          of('documents'),
          [
            { title: 'One', address: 'x' },
            { title, address: 'y' },
          ],
          false,
        ),
      ).toEqual({
        reason: `has a character that cannot be printed: U+${code}`,
      });
  });

  it('is a key or an id, in lower case where it is a UUID', () => {
    const upper = '1B9D6BCD-BBFD-4B2D-9B5D-AB8DFBBD4BED';
    expect(readValue(of('uuid'), upper, true)).toEqual({ value: upper.toLowerCase() });
    expect(readValue(of('key'), upper, true)).toEqual({ value: upper.toLowerCase() });
    expect(readValue(of('key'), ' Class-1 ', true)).toEqual({ value: 'Class-1' });
    expect(readValue(of('key'), 12, false)).toEqual({ value: '12' });
    for (const [kind, raw] of [
      ['key', 1.5],
      ['key', 2 ** 60],
      ['uuid', 12],
      ['text', 12],
      ['text', true],
    ] as const)
      expect(readValue(of(kind), raw, false)).toEqual({ reason: 'must be text' });
  });

  it('is no key where it has a tab or a line end in it: verifying and pruning read a key from its line', () => {
    for (const raw of ['old\tkey', 'old\nkey', 'old\r\nkey'])
      for (const isText of [true, false])
        expect(readValue(of('key'), raw, isText)).toEqual({ reason: 'must be on one line, without tabs' });
    expect(readValue(of('key'), '\told key\r\n', true)).toEqual({ value: 'old key' });
  });

  it('is one of the words of its column, however it is hyphenated, or the word that was written', () => {
    const column = of('one-of', { values: { 'limited-partnership': 'LP', Both_Ways: 'B' } } as never);
    for (const raw of [
      'Limited Partnership',
      'limited_partnership',
      'LIMITED-PARTNERSHIP',
      'limited  partnership',
    ])
      expect(readValue(column, raw, true)).toEqual({ value: 'limited-partnership' });
    expect(readValue(column, 'both ways', true)).toEqual({ value: 'Both_Ways' });
    expect(readValue(column, 'Other Word', true)).toEqual({ value: 'other-word' });
  });

  it('is the value that other words mean, as where the contract of the data folder says "net of fees"', () => {
    const read = (text: string) => readValue(OFFER_COLUMNS.returns_stated, text, true);
    expect(['net', 'Net of fees', 'net-of-fees'].map(read)).toEqual(Array(3).fill({ value: 'net' }));
    expect(read('constructor')).toEqual({ value: 'constructor' });
  });

  it('is a date, a time, a currency or a text', () => {
    expect(readValue(of('currency'), ' nzd ', true)).toEqual({ value: 'NZD' });
    expect(readValue(of('date'), '2026-11-20', true)).toEqual({ value: '2026-11-20' });
    expect(readValue(of('date'), '2026-02-30', true)).toEqual({
      reason: 'is no day of the calendar',
    });
    expect(readValue(of('timestamp'), '2026-11-20T09:30:00Z', true)).toMatchObject({
      value: expect.stringMatching(/^2026-11-20T09:30:00/),
    });
    for (const kind of ['date', 'timestamp'] as const)
      expect(readValue(of(kind), 20261120, false)).toEqual({
        reason: expect.stringMatching(/^must be written as .*, such as 2026-11-20.*, in quotation marks$/),
      });
    expect(readValue(of('timestamp'), 'noon', true)).toEqual({
      reason: 'must be written as a date and a time, such as 2026-11-20T09:30:00Z',
    });
    expect(readValue(of('markdown'), ' a\r\nb\rc\td ', true)).toEqual({ value: 'a\nb\nc\td' });
    expect(readValue(of('text'), ' a\r\nb\rc\td ', true)).toEqual({ value: 'a\nb\nc d' });
    for (const code of ['0000', '000B', '001F', '007F', 'D800'])
      expect(readValue(of('text'), `a${String.fromCharCode(Number.parseInt(code, 16))}b`, true)).toEqual({
        reason: `has a character that cannot be printed: U+${code}`,
      });
  });
});
