// Extensions: the configuration of vite imports this file, and Node reads it as it is.

import { capitalised } from '../text/in-sentence.ts';
import { figuresIn } from './figures-in.ts';

/** What is wrong in a chart of a text. `line` counts from 1 inside the block. */
export class TextChartError extends Error {
  override readonly name = 'TextChartError';
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`line ${line} of the chart: ${reason}`);
  }
}

const WORDS = ['title', 'reading', 'source', 'kind', 'draw'] as const;
type Word = (typeof WORDS)[number];

/** A row of the table of such a chart. */
export interface TextChartRow {
  name: string;
  /** As the text has it: "6–9%". */
  cell: string;
  /** One figure, the ends of a range, or nothing where it is not stated. */
  figures: number[];
}

/** A chart of a text, read and checked. */
export interface ReadTextChart {
  title: string;
  reading: string;
  source: string;
  kind: 'bars' | 'line';
  /** What the columns are, the first of which is the names. */
  columns: string[];
  /** The cells of each row, all columns. */
  cells: string[][];
  /** The column that is drawn. */
  rows: TextChartRow[];
}

/**
 * Reads the block of a text: lines such as "Title: …", then a table whose second column, or the one that "Draw:" names, is
 * drawn. `Kind: bars` (the default) draws a bar or a range for each row, `Kind: line` a line from row to row.
 * @throws TextChartError that names the line
 */
export function readTextChart(block: string): ReadTextChart {
  const lines = block.split('\n').map((line, at) => ({ line: line.trim(), at: at + 1 }));
  const words = readWords(lines);
  const table = readTable(lines);
  const column = words.draw ? table.columns.indexOf(words.draw.value) : 1;
  if (column < 1)
    throw new TextChartError(
      words.draw?.at ?? 1,
      `"${words.draw?.value}" is no column of the table after the first`,
    );
  const kind = words.kind?.value ?? 'bars';
  if (kind !== 'bars' && kind !== 'line')
    throw new TextChartError(words.kind?.at ?? 1, `Kind must be bars or line, not "${kind}"`);
  const rows = table.rows.map(({ cells, at }) => ({
    name: cells[0] ?? '',
    cell: cells[column] ?? '',
    figures: figuresOf(cells[column] ?? '', at, kind === 'line'),
  }));
  const stated = (word: 'title' | 'reading' | 'source') => {
    const found = words[word]?.value;
    if (!found) throw new TextChartError(1, `has no line "${capitalised(word)}: …"`);
    return found;
  };
  return {
    title: stated('title'),
    reading: stated('reading'),
    source: stated('source'),
    kind,
    columns: table.columns,
    cells: table.rows.map(({ cells }) => cells),
    rows,
  };
}

/** As a page shows it. A figure with thousands of spaces in it would be looked for in all of them. */
const onSingleSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

interface Line {
  line: string;
  at: number;
}

function readWords(lines: readonly Line[]): Partial<Record<Word, { value: string; at: number }>> {
  const found: Partial<Record<Word, { value: string; at: number }>> = {};
  for (const { line, at } of lines) {
    if (line === '' || line.startsWith('|')) continue;
    const [, name = '', value = ''] = /^([A-Za-z]+):(.+)$/.exec(line) ?? [];
    const word = WORDS.find((each) => each === name.toLowerCase());
    if (!word)
      throw new TextChartError(
        at,
        'must be Title, Reading, Source, Kind or Draw with a colon, or a row of the table',
      );
    found[word] = { value: onSingleSpaces(value), at };
  }
  return found;
}

function readTable(lines: readonly Line[]) {
  const rows = lines
    .filter(({ line }) => line.startsWith('|'))
    .map(({ line, at }) => ({
      at,
      cells: line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(onSingleSpaces),
    }));
  const [head, rule, ...body] = rows;
  if (!head || !rule || body.length === 0 || !rule.cells.every((cell) => /^:?-+:?$/.test(cell)))
    throw new TextChartError(head?.at ?? 1, 'needs a table: a row of headings, a row of dashes, and rows');
  for (const { cells, at } of body)
    if (cells.length !== head.cells.length)
      throw new TextChartError(at, `has ${cells.length} cells, and the headings are ${head.cells.length}`);
  return { columns: head.cells, rows: body };
}

/** One figure, the ends of a range, or nothing where it is not stated. */
function figuresOf(cell: string, at: number, isLine: boolean): number[] {
  if (/^not stated$/i.test(cell) && !isLine) return [];
  const figures = figuresIn(cell);
  if (figures.length === 0 || (isLine && figures.length > 1))
    throw new TextChartError(
      at,
      `"${cell}" must be ${isLine ? 'a figure such as 8.5%, $1,200 or −40' : 'a figure such as 8.5%, $1,200 or 6–9%, or "not stated"'}`,
    );
  return figures;
}
