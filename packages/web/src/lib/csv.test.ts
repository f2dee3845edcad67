import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { csvText, downloadCsv } from './csv';

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

it('downloads a file of CSV, whose address is given back', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  const createElement = vi.fn((_: string) => link);
  vi.stubGlobal('document', { createElement });
  const files: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:a';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  try {
    downloadCsv('offers.csv', [['a']]);
    expect([createElement.mock.calls, link.href, link.download]).toEqual([[['a']], 'blob:a', 'offers.csv']);
    expect(link.click).toHaveBeenCalledOnce();
    expect(files.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
    expect(new Uint8Array((await files[0]?.arrayBuffer()) as ArrayBuffer)).toEqual(
      new TextEncoder().encode('\uFEFF"a"\r\n'),
    );
    // Not before the browser has begun.
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(revoke.mock.calls).toEqual([['blob:a']]);
  } finally {
    make.mockRestore();
    revoke.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
