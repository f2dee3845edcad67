import { lexer, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { isFigureColumn } from './figure-columns';

const isFigures = (...cells: string[]) => {
  const text = ['| Name | Figure |', '|---|---|', ...cells.map((cell) => `| x | ${cell} |`)].join('\n');
  return isFigureColumn(lexer(text)[0] as Tokens.Table, 1);
};

describe('a column of figures', () => {
  it('has one currency and one unit', () => {
    expect(isFigures('14', '3')).toBe(true);
    expect(isFigures('63%', '9%')).toBe(true);
    expect(isFigures('$240,000', '$37,000')).toBe(true);
    expect(isFigures('NZ$1.1 million', 'NZ$10 million')).toBe(true);
    expect(isFigures('9.4 ha', '10 ha')).toBe(true);
    expect(isFigures('$665,000', '16%')).toBe(false);
    expect(isFigures('$5 million', '$600,000')).toBe(false);
  });

  it('may have a sign, a total in bold and cells without a figure', () => {
    expect(isFigures('+7.9%', '−9.2%', '0.3%')).toBe(true);
    expect(isFigures('3.1', '**21.6**')).toBe(true);
    expect(isFigures('5%', 'none', '20%', '–', '')).toBe(true);
  });

  it('has no words, ranges or dates', () => {
    expect(isFigures('Bank', 'Bank')).toBe(false);
    expect(isFigures('$640', 'plan $560')).toBe(false);
    expect(isFigures('20–40', '15–30')).toBe(false);
    expect(isFigures('May 2027', '20 December 2024')).toBe(false);
    expect(isFigures('', 'none')).toBe(false);
  });

  it('is not the first one, which names the rows, nor one whose alignment the text states', () => {
    const of = (rule: string) => lexer(`| A | B |\n|---|${rule}|\n| 1 | 2 |\n| 3 | 4 |`)[0] as Tokens.Table;
    expect(isFigureColumn(of('---'), 0)).toBe(false);
    expect(isFigureColumn(of('---'), 1)).toBe(true);
    expect(isFigureColumn(of(':--'), 1)).toBe(false);
  });
});
