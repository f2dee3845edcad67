import { type Column, type Columns, columnNames } from '../column/column';
import { isStated } from '../money/money';
import { wholeNumber } from '../text/decimal';
import { formatCount } from '../text/format-number';
import type { Checks, Coverage } from './source';

type Row = Readonly<Record<string, unknown>>;

/**
 * The columns of a row that hold a figure which its provider stated: not a default, not derived from something else, and
 * not locked (a locked column is empty).
 */
function figuresOf(columns: Columns, row: Row): string[] {
  const filledIn = new Set([...asList(row.defaulted), ...asList(row.derived)]);
  return columnNames(columns, ({ figure }) => figure === true).filter((name) => {
    const { kind, unless }: Column = columns[name] ?? { kind: 'text' };
    if (filledIn.has(name) || (unless !== undefined && hasValue(row[unless]))) return false;
    return kind === 'amount' ? isStated(row[name] as number | null) : hasValue(row[name]);
  });
}

/** How many figures of a row are stated, and how many of them are confirmed. */
export function coverageOf(columns: Columns, row: Row, checks: Checks): Coverage {
  const figures = figuresOf(columns, row);
  return {
    figures: figures.length,
    confirmed: figures.filter((name) => checks[name]?.state === 'confirmed').length,
  };
}

export function sumOfCoverage(parts: readonly Coverage[]): Coverage {
  return {
    figures: parts.reduce((sum, { figures }) => sum + figures, 0),
    confirmed: parts.reduce((sum, { confirmed }) => sum + confirmed, 0),
  };
}

/** What is left of a sum without a part of it. */
export const withoutCoverage = (sum: Coverage, part: Coverage): Coverage => ({
  figures: sum.figures - part.figures,
  confirmed: sum.confirmed - part.confirmed,
});

/** "9 of 16 figures are confirmed": a sentence without its full stop. */
export function coverageText({ figures, confirmed }: Coverage): string {
  if (figures === 0) return 'No figures are stated';
  const verb = confirmed === 1 || figures === 1 ? 'is' : 'are';
  return `${wholeNumber(confirmed)} of ${formatCount(figures, 'figures')} ${verb} confirmed`;
}

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== '';
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
