import { describe, expect, it } from 'vitest';
import type { Columns } from '../column/column';
import { coverageOf, coverageText, sumOfCoverage } from './coverage';
import type { Checks } from './source';

const COLUMNS = {
  name: { kind: 'text' },
  amount: { kind: 'amount', figure: true },
  fee: { kind: 'percent', figure: true },
  words: { kind: 'text', figure: true },
  months: { kind: 'number', figure: true, unless: 'words' },
} as const satisfies Columns;

const checks: Checks = {
  amount: { state: 'confirmed', confirmed_on: '2020-01-01' },
  fee: { state: 'differs', checked_on: '2026-01-01' },
  name: { state: 'confirmed', confirmed_on: '2026-01-01' },
};
const count = (row: Record<string, unknown>) => {
  const { figures, confirmed } = coverageOf(COLUMNS, row, checks);
  return `${confirmed} of ${figures}`;
};

describe('coverage', () => {
  it.each([
    ['stated figures, and those that are confirmed however long ago', { amount: 1, fee: 2 }, '1 of 2'],
    ['no other columns', { name: 'x' }, '0 of 0'],
    ['a fee of zero, but no amount of zero', { amount: 0, fee: 0 }, '0 of 1'],
    ['no empty text', { words: '' }, '0 of 0'],
    ['what is said twice once', { words: '3 years', months: 36 }, '0 of 1'],
    ['the number where there are no words', { words: null, months: 36 }, '0 of 1'],
    [
      'nothing that the directory filled in',
      { amount: 1, fee: 2, defaulted: ['amount'], derived: ['fee'] },
      '0 of 0',
    ],
    ['nothing that is locked', { amount: 1, fee: null }, '1 of 1'],
  ])('counts %s', (_, row, expected) => {
    expect(count(row)).toBe(expected);
  });

  it('adds up and has words', () => {
    const sum = sumOfCoverage([
      { figures: 10, confirmed: 4 },
      { figures: 6, confirmed: 5 },
    ]);
    expect(coverageText(sum)).toBe('9 of 16 figures are confirmed');
    expect(coverageText({ figures: 16, confirmed: 1 })).toBe('1 of 16 figures is confirmed');
    expect(coverageText({ figures: 1, confirmed: 0 })).toBe('0 of 1 figure is confirmed');
    expect(coverageText({ figures: 0, confirmed: 0 })).toBe('No figures are stated');
  });
});
