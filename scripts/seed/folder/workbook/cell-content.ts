import type { Cell, CellValue, RichText } from 'exceljs';

/** What is in a cell, whatever made it: a formula stands for its result. */
export type CellContent =
  | { kind: 'empty' }
  | { kind: 'text'; text: string; link: string | null }
  | { kind: 'number'; number: number }
  | { kind: 'date'; date: Date }
  | { kind: 'boolean'; boolean: boolean }
  | { kind: 'error'; text: string }
  | { kind: 'struck'; text: string }
  | { kind: 'no-result' };

const EMPTY: CellContent = { kind: 'empty' };

/** The cells that a merged range hides are empty. */
export function contentOf(cell: Cell): CellContent {
  if (cell.isMerged && cell.master !== cell) return EMPTY;
  // The value of a formula leaves out a result of 0 or FALSE, which is what LibreOffice makes of each FALSE.
  if (cell.formula && cell.result !== undefined) return contentOfValue(cell.result);
  return contentOfValue(cell.value);
}

function contentOfValue(value: CellValue | undefined, link: string | null = null): CellContent {
  if (value === null || value === undefined) return EMPTY;
  if (typeof value === 'string') return value.trim() === '' ? EMPTY : { kind: 'text', text: value, link };
  if (typeof value === 'number')
    return Number.isNaN(value) ? { kind: 'no-result' } : { kind: 'number', number: value };
  if (typeof value === 'boolean') return { kind: 'boolean', boolean: value };
  if (value instanceof Date) return { kind: 'date', date: value };
  if ('error' in value) return { kind: 'error', text: String(value.error) };
  if ('richText' in value) return contentOfRuns(value.richText, link);
  if ('hyperlink' in value) return contentOfValue(value.text as CellValue, value.hyperlink);
  if (value.result === undefined) return { kind: 'no-result' };
  return contentOfValue(value.result);
}

/** What is struck through was taken back, and read on with the rest it is part of a value: “5000” before “25000”. */
function contentOfRuns(runs: readonly RichText[], link: string | null): CellContent {
  const text = runs.map(runText).join('');
  const isStruck = runs.some(({ font, text: part }) => font?.strike && part.trim() !== '');
  return isStruck ? { kind: 'struck', text } : contentOfValue(text, link);
}

const DIGITS = { superscript: '⁰¹²³⁴⁵⁶⁷⁸⁹', subscript: '₀₁₂₃₄₅₆₇₈₉' };

/** The digit of a footnote is no digit of the figure before it: “8.5²” is not 8.52. */
function runText({ font, text }: RichText): string {
  const digits = font?.vertAlign && DIGITS[font.vertAlign];
  return digits ? text.replace(/\d/g, (digit) => digits.charAt(Number(digit))) : text;
}

/** A cell's text, for a heading or a message. */
export function shownText(content: CellContent): string {
  switch (content.kind) {
    case 'text':
    case 'error':
    case 'struck':
      return content.text.trim();
    case 'number':
      return String(content.number);
    case 'date':
      return Number.isNaN(content.date.getTime())
        ? 'a date'
        : content.date.toISOString().replace('T00:00:00.000Z', '');
    case 'boolean':
      return String(content.boolean);
    default:
      return '';
  }
}
