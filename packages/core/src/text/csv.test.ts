import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, csvText, unescaped } from './csv';

const read = (text: string): string[][] =>
  parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });

describe('csvText', () => {
  it('comes back as it was from a reader of CSV', () => {
    const harmless = fc.string({ unit: 'grapheme' }).map((text) => `x${text.replaceAll('\0', '')}`);
    const rows = fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(fc.property(rows, (table) => void expect(read(csvText(table))).toEqual(table)));
  });

  it.each([
    '=1+1',
    '=A1-5',
    '+7-3.5',
    '+1',
    '-1+2',
    '-A1',
    '-1.',
    '- 1',
    '-1\n=2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '＠x',
  ])('takes the formula out of %j', (text) => {
    expect(read(csvText([[text]]))[0]?.[0]).toBe(`'${text}`);
  });

  it('and gives it back, with whatever apostrophes it had', () => {
    const unit = fc.constantFrom("'", '=', '-', '＝', ' ', '\t', '\r', '\n', '1', '.', 'a', '"', ',');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const [[field = '', ...more] = []] = read(csvText([[text, 'x']]));
        expect([unescaped(field), ...more]).toEqual([text, 'x']);
        // Nothing but a figure begins as a formula does.
        expect(field.replace(/^-\d+(\.\d+)?$/, '')).not.toMatch(/^\s*[=＝-]|^[\t\r\n]/);
      }),
    );
  });

  it.each(["it's", "'", "'quoted'", "''", "'5"])('leaves the apostrophes of %j', (text) => {
    expect(read(csvText([[text]]))).toEqual([[text]]);
    expect(unescaped(text)).toBe(text);
  });

  it('takes the apostrophe from a figure that a person kept as text', () => {
    expect(unescaped("'-5")).toBe('-5');
  });

  it('leaves a figure below zero as it is', () => {
    fc.assert(
      fc.property(fc.integer({ max: -1 }), fc.integer({ min: 0, max: 999 }), (whole, part) => {
        const row = [`${whole}`, `${whole}.${part}`];
        expect(read(csvText([row]))).toEqual([row]);
      }),
    );
  });

  it('leaves figures and dashes of ours as they are', () => {
    const row = ['$250,000 NZD', '8.5–9.75% p.a.', '−2 to 4% p.a.', '"Quoted", and so on', 'Māori\nland'];
    expect(read(csvText([row]))).toEqual([row]);
  });

  it('ends every line with CRLF and begins with the mark of UTF-8', () => {
    expect(csvText([['a', 'b'], ['c']])).toBe('\uFEFF"a","b"\r\n"c"\r\n');
  });
});

it.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [false, 'false'],
  ['', ''],
  [['a', 'b'], '["a","b"]'],
  [{ a: 1 }, '{"a":1}'],
])('%j is the field %j', (value, text) => {
  expect(cellText(value)).toBe(text);
});
