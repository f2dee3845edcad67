import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv';

const read = (text: string): string[][] =>
  parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });

describe('csvText', () => {
  it('comes back as it was from a reader of CSV', () => {
    const harmless = fc.string({ unit: 'grapheme' }).map((text) => `x${text.replaceAll('\0', '')}`);
    const rows = fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(fc.property(rows, (table) => void expect(read(csvText(table))).toEqual(table)));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＠x'])(
    'takes the formula out of %j',
    (text) => {
      expect(read(csvText([[text]]))[0]?.[0]).toBe(`'${text}`);
    },
  );

  it('leaves figures and dashes of ours as they are', () => {
    const row = ['$250,000 NZD', '8.5–9.75% p.a.', '−2 to 4% p.a.', '"Quoted", and so on', 'Māori\nland'];
    expect(read(csvText([row]))).toEqual([row]);
  });

  it('ends every line with CRLF and begins with the mark of UTF-8', () => {
    expect(csvText([['a', 'b'], ['c']])).toBe('\uFEFF"a","b"\r\n"c"\r\n');
  });
});
