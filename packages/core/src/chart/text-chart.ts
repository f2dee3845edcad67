// Extensions: the configuration of vite imports this file, and Node reads it as it is.

import type { ChartGroup, ChartTable, ChartText } from '../answers/chart';
import { decimal } from '../text/decimal.ts';
import { capitalised } from '../text/in-sentence.ts';
import { figuresIn, TIMES } from './figures-in.ts';
import { textWidth } from './fit-text.ts';
import { linearScale } from './linear-scale.ts';
import { bothDrawings, ground, mark, type Size, text } from './parts.ts';
import { type DrawnRow, drawRows } from './row-chart.ts';

/** A chart in a text, laid out from its own figures. */
export interface LaidOutText {
  title: string;
  description: string;
  phone: ReturnType<typeof bothDrawings>['phone'];
  wide: ReturnType<typeof bothDrawings>['wide'];
  focus: 'none';
  table: ChartTable;
  source: string;
  as_of: null;
}

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

/**
 * Lays out the block of a text: lines such as "Title: …", then a table whose second column, or the one that "Draw:" names, is
 * drawn. `Kind: bars` (the default) draws a bar or a range for each row, `Kind: line` a line from row to row.
 * @throws TextChartError that names the line
 */
export function textChart(source: string): LaidOutText {
  const lines = source.split('\n').map((line, at) => ({ line: line.trim(), at: at + 1 }));
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
    description: stated('reading'),
    ...bothDrawings((size) =>
      kind === 'bars' ? bars(rows, size) : line(rows, table.columns[0] ?? '', size),
    ),
    focus: 'none',
    table: {
      columns: table.columns,
      rows: table.rows.map(({ cells: [name = '', ...cells] }) => ({ name, link: null, cells })),
    },
    source: stated('source').replace(/\.$/, ''),
    as_of: null,
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
    const [, name = '', value = ''] = /^([A-Za-z]+):\s*(.+)$/.exec(line) ?? [];
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

interface Row {
  name: string;
  cell: string;
  figures: number[];
}

const domainOf = (rows: readonly Row[]): [number, number] => {
  const all = rows.flatMap(({ figures }) => figures);
  return [Math.min(0, ...all), Math.max(0, ...all)];
};

/** What follows the number in the first row that has it: "%". */
const unitOf = (rows: readonly Row[]) => (rows.some(({ cell }) => cell.includes('%')) ? '%' : '');
const tickText = (rows: readonly Row[]) => {
  const isMoney = rows.some(({ cell }) => cell.includes('$'));
  const unit = unitOf(rows);
  return (tick: number) => {
    const size = Math.abs(tick);
    const figure = isMoney && size >= TIMES.m ? `${size / TIMES.m}M` : decimal(size);
    return `${tick < 0 ? '−' : ''}${isMoney ? '$' : ''}${figure}${unit}`;
  };
};

/** How wide what is not stated is drawn, on the side of zero that has more room: the other may have none for its words. */
const HATCHED = 36;

function bars(rows: readonly Row[], size: Size) {
  const domain = domainOf(rows);
  const hasMoreBelow = -domain[0] > domain[1];
  const drawn = rows.map(
    ({ name, cell, figures }, row): DrawnRow => ({
      row,
      name,
      draw: (x, middle) => {
        const [first = 0, last = first] = figures;
        const [from, to] = figures.length > 1 ? [first, last] : [Math.min(0, first), Math.max(0, first)];
        const isUnknown = figures.length === 0;
        const isBelow = isUnknown ? hasMoreBelow : last <= 0 && first < 0;
        const [left, right] = isUnknown
          ? [x(0) - (isBelow ? HATCHED : 0), x(0) + (isBelow ? 0 : HATCHED)]
          : [x(from), x(to)];
        const bar = mark.bar(isUnknown ? 'unknown' : 'own', left, middle - 6, Math.max(1, right - left), 12);
        const [at, anchor] = isBelow ? [left - 8, 'end' as const] : [right + 8, 'start' as const];
        return { marks: [bar], texts: [text('value', shortOf(cell), at, middle + 4.5, anchor)] };
      },
    }),
  );
  return drawRows(
    {
      sections: [{ heading: null, rows: drawn }],
      domain,
      tickText: tickText(rows),
      flush: domain[0] === 0,
    },
    size,
  );
}

/** Beside a bar there is room for a figure and its unit: "$1.5M" of "$1.5 million, twice". */
const shortOf = (cell: string) =>
  (cell.split(/\(|,\s/, 1)[0] ?? '')
    .trimEnd()
    .replace(/ million\b/g, 'M')
    .replace(/ billion\b/g, 'B');

const LEFT = 52;
const TOP = 14;
const HEIGHT = 200;
const AXIS = 24;
/** From the lowest point down to its figure, and from there to the names of the rows. */
const BELOW = 20;
const NEXT_LINE = 14;
/** Size of a name, and what parts two of them. */
const TICK = 12;
const TICK_GAP = 6;

/** What two names beside each other need, the first of which has the unit before it. */
function roomOf([first = '', ...others]: readonly string[]): number {
  const widest = Math.max(0, ...others.map((name) => textWidth(name, TICK)));
  return Math.max(widest, (textWidth(first, TICK) + widest) / 2) + TICK_GAP;
}

/** @param unit what the rows are, such as "Year": said at the first of them */
function line(rows: readonly Row[], unit: string, { width }: Size) {
  const y = linearScale(domainOf(rows), [TOP + HEIGHT, TOP], 5);
  const x = linearScale([0, Math.max(1, rows.length - 1)], [LEFT + 14, width - 24]);
  const points = rows.map(({ figures: [figure = 0] }, at) => ({ x: x.at(at), y: y.at(figure) }));
  const low = points.indexOf(points.reduce((most, point) => (point.y > most.y ? point : most)));
  const baseline = Math.max(TOP + HEIGHT + AXIS - 6, (points[low]?.y ?? 0) + BELOW + NEXT_LINE);
  const names = rows.map(({ name }, at) => (at === 0 ? `${unit} ${name}` : name));
  const every = Math.ceil(roomOf(names) / (x.at(1) - x.at(0)));
  const words = tickText(rows);
  const axes = ground(
    [
      ...y
        .ticks(5)
        .map((tick) => mark.line(tick === 0 ? 'zero' : 'grid', LEFT, y.at(tick), width, y.at(tick))),
      ...points.slice(1).map((point, at) => {
        const before = points[at] ?? point;
        return mark.line('own', before.x, before.y, point.x, point.y);
      }),
    ],
    [
      ...y.ticks(5).map((tick) => text('tick', words(tick), LEFT - 6, y.at(tick) + 4, 'end')),
      ...names.flatMap((name, at): ChartText[] =>
        at % every === 0 ? [text('tick', name, x.at(at), baseline, 'middle')] : [],
      ),
    ],
  );
  const groups = rows.map(({ cell }, row): ChartGroup => {
    const point = points[row] ?? { x: 0, y: 0 };
    const isNamed = row === low || row === rows.length - 1;
    const beside = row === low ? BELOW : -10;
    return {
      row,
      marks: [mark.dot('own', point.x, point.y, 4)],
      texts: isNamed ? [text('value', shortOf(cell), point.x, point.y + beside, 'middle')] : [],
    };
  });
  return { width, height: baseline + 6, x: x.described, y: y.described, groups: [axes, ...groups] };
}
