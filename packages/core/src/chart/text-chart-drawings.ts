// Extensions: the configuration of vite imports this file, and Node reads it as it is.

import type { ChartGroup, ChartText } from '../answers/chart';
import { decimal } from '../text/decimal.ts';
import { TIMES } from './figures-in.ts';
import { textWidth } from './fit-text.ts';
import { linearScale, type Scale } from './linear-scale.ts';
import { ground, mark, type Size, text } from './parts.ts';
import type { TextChartRow } from './read-text-chart.ts';
import { type DrawnRow, drawRows } from './row-chart.ts';

const domainOf = (rows: readonly TextChartRow[]): [number, number] => {
  const all = rows.flatMap(({ figures }) => figures);
  return [Math.min(0, ...all), Math.max(0, ...all)];
};

/** What follows the number in the first row that has it: "%". */
const unitOf = (rows: readonly TextChartRow[]) => (rows.some(({ cell }) => cell.includes('%')) ? '%' : '');
const tickText = (rows: readonly TextChartRow[]) => {
  const isMoney = rows.some(({ cell }) => cell.includes('$'));
  const unit = unitOf(rows);
  return (tick: number) => {
    const size = Math.abs(tick);
    const figure = isMoney && size >= TIMES.m ? `${size / TIMES.m}M` : decimal(size);
    return `${tick < 0 ? '−' : ''}${isMoney ? '$' : ''}${figure}${unit}`;
  };
};

/** How wide what is not stated is drawn. */
const HATCHED = 36;

/** A bar or a range for each row. */
export function bars(rows: readonly TextChartRow[], size: Size) {
  const domain = domainOf(rows);
  const hasMoreBelow = -domain[0] > domain[1];
  const drawn = rows.map(
    ({ name, cell, figures }, row): DrawnRow => ({
      row,
      name,
      draw: (x, middle) => {
        const { look, left, right, isBelow } =
          figures.length > 0 ? barOf(figures, x) : unknownBar(x(0), hasMoreBelow);
        const bar = mark.bar(look, left, middle - 6, Math.max(1, right - left), 12);
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

/** The edges of a bar, and whether it is below zero, so that its figure is on the left. */
interface Bar {
  look: 'own' | 'unknown';
  left: number;
  right: number;
  isBelow: boolean;
}

/** From the first figure to the last one, or from zero to the only one. */
function barOf(figures: readonly number[], x: Scale['at']): Bar {
  const [first = 0, last = first] = figures;
  const [from, to] = figures.length > 1 ? [first, last] : [Math.min(0, first), Math.max(0, first)];
  return { look: 'own', left: x(from), right: x(to), isBelow: last <= 0 && first < 0 };
}

/** Of what is not stated, on the side of zero that has more room: the other may have none for its words. */
const unknownBar = (zero: number, isBelow: boolean): Bar =>
  isBelow
    ? { look: 'unknown', left: zero - HATCHED, right: zero, isBelow }
    : { look: 'unknown', left: zero, right: zero + HATCHED, isBelow };

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

/**
 * A line from row to row.
 * @param unit what the rows are, such as "Year": said at the first of them
 */
export function line(rows: readonly TextChartRow[], unit: string, { width }: Size) {
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
