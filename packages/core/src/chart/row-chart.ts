// Extensions: the configuration of vite imports this file, and Node reads it as it is.
import type { ChartDrawing, ChartGroup, ChartMark, ChartText } from '../answers/chart';
import { textWidth, twoLines } from './fit-text.ts';
import { linearScale, type Scale } from './linear-scale.ts';
import { ground, mark, type Size, text } from './parts.ts';

/** A row of the table as it is drawn: its name, and marks around the middle of its line. */
export interface DrawnRow {
  /** Its place in the table. */
  row: number;
  name: string;
  draw: (x: Scale['at'], middle: number, size: Size) => { marks: ChartMark[]; texts?: ChartText[] };
}

/** Rows under one heading; without one where there is a single section. */
export interface RowSection {
  heading: string | null;
  rows: readonly DrawnRow[];
}

export interface RowChart {
  sections: readonly RowSection[];
  /** Lowest and highest figure that is drawn. */
  domain: readonly [number, number];
  tickText: (figure: number) => string;
  /** Of its own, such as the first days of years; round figures without them. */
  ticks?: readonly number[];
  /** Nothing is drawn before the lowest figure: on a phone it is at the edge, where the names begin. */
  flush?: boolean;
}

/** Ticks of the axis, about. */
const TICKS = { phone: 4, wide: 7 };
const NAMES = { phone: 0, wide: 256 };
const LINE = { phone: 42, wide: 28 };
const TEXT = 13;
/** The second line of a name, and the room between a name and what is drawn beside it, in pixels. */
const NEXT_LINE = 15;
const NAME_GAP = 12;
const AXIS = 24;
const HEADING = 32;
/** About how wide a character of a tick's text is, and the least room between two texts, in pixels. */
const TICK_CHARACTER = 6.4;
const TICK_GAP = 6;
/** Kept clear at both ends of the plot for marks and their figures, and more of it where a figure is wider. */
const MARGIN = { phone: 50, wide: 50 };
/** A wider margin draws what is wide nearer to the middle, and a little of what it was too wide by may be left. */
const MOST_WIDENED = 4;

/** Names in a column (above their marks on a phone), marks on one scale, headings between sections. */
export function drawRows(chart: RowChart, size: Size): ChartDrawing {
  const margins = { left: isFlush(chart, size) ? 1 : MARGIN[size.name], right: MARGIN[size.name] };
  let drawing = drawWithin(chart, size, margins);
  for (let widened = 0; widened < MOST_WIDENED; widened++) {
    const { left, right } = overhangOf(drawing);
    if (left === 0 && right === 0) break;
    margins.left += left;
    margins.right += right;
    drawing = drawWithin(chart, size, margins);
  }
  return drawing;
}

const isFlush = ({ flush }: RowChart, { name }: Size): boolean => flush === true && name === 'phone';

interface Margins {
  left: number;
  right: number;
}

function drawWithin(chart: RowChart, size: Size, margins: Margins): ChartDrawing {
  const { sections, domain } = chart;
  const { name: kind, width } = size;
  const from = NAMES[kind] + margins.left;
  const x = linearScale(domain, [from, width - margins.right], chart.ticks ? undefined : TICKS[kind]);
  const groups: ChartGroup[] = [];
  let y = AXIS;
  for (const { heading, rows } of sections) {
    if (heading !== null) {
      groups.push(ground([], [text('heading', heading, 0, y + HEADING - 10)]));
      y += HEADING;
    }
    for (const row of rows) {
      const drawn = drawRow(row, x.at, y, size);
      groups.push(drawn.group);
      y += drawn.height;
    }
  }
  const height = y + 6;
  return {
    width,
    height,
    x: x.described,
    y: null,
    groups: [axisOf(x, chart, size, height), ...groups],
  };
}

/** A name beside its marks, or above them on a phone; with a second line, its row is higher by that. */
function drawRow({ row, name, draw }: DrawnRow, x: Scale['at'], top: number, size: Size) {
  const { name: kind, width } = size;
  const isAbove = kind === 'phone';
  const beside = draw(x, 0, size);
  const room = isAbove ? width : Math.max(NAMES.wide, startOf(beside)) - NAME_GAP;
  const names = twoLines(name, room, TEXT);
  const more = (names.length - 1) * NEXT_LINE;
  const middle = middleOf(top, kind) + (isAbove ? more : more / 2);
  const { marks, texts = [] } = draw(x, middle, size);
  const baseline = isAbove ? top + 16 : middle + 4.5 - more / 2;
  const lines = names.map((line, at) => text('name', line, 0, baseline + at * NEXT_LINE));
  const group: ChartGroup = { row, marks, texts: [...lines, ...texts] };
  return { group, height: LINE[kind] + more };
}

/** How far figures stand beyond the edges of a drawing. */
function overhangOf({ width, groups }: ChartDrawing): Margins {
  const figures = groups.flatMap(({ texts }) => texts.filter(({ look }) => look === 'value'));
  const starts = figures.map(startOfText);
  const ends = figures.map((each, at) => (starts[at] ?? 0) + textWidth(each.text, TEXT));
  return {
    left: Math.ceil(-Math.min(0, ...starts)),
    right: Math.ceil(Math.max(width, ...ends) - width),
  };
}

/** Where a row begins to be drawn: a name has the room before it. */
const startOf = ({ marks, texts = [] }: ReturnType<DrawnRow['draw']>) =>
  Math.min(
    ...marks.map((each) => {
      if (each.shape === 'line') return Math.min(each.x1, each.x2);
      if (each.shape === 'path') return 0;
      return each.x - (each.shape === 'dot' ? each.r : 0);
    }),
    ...texts.map(startOfText),
  );
const startOfText = ({ text: words, x, anchor }: ChartText) =>
  x - PART_BEFORE[anchor] * textWidth(words, TEXT);
const PART_BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

const middleOf = (top: number, kind: Size['name']) => top + (kind === 'phone' ? 30 : LINE.wide / 2);

/** Ticks above, with a line down from each; the line at zero is stronger. */
function axisOf(x: Scale, chart: RowChart, size: Size, height: number): ChartGroup {
  const { ticks: own, tickText } = chart;
  const most = TICKS[size.name];
  const ticks = apart(own ? thinned(own, most) : x.ticks(most), x.at, tickText);
  return ground(
    ticks.map((tick) => mark.line(tick === 0 ? 'zero' : 'grid', x.at(tick), AXIS, x.at(tick), height)),
    ticks.map((tick, at) =>
      text(
        'tick',
        tickText(tick),
        x.at(tick),
        AXIS - 8,
        at === 0 && isFlush(chart, size) ? 'start' : 'middle',
      ),
    ),
  );
}

/** Every second, third… of them, so that at most `most` are left. */
const thinned = (ticks: readonly number[], most: number) =>
  ticks.filter((_, at) => at % Math.ceil(ticks.length / most) === 0);

/** The ticks, counted from zero, whose texts do not touch: amounts are wider than percentages. */
export function apart(
  ticks: readonly number[],
  at: Scale['at'],
  tickText: RowChart['tickText'],
): readonly number[] {
  const widest = Math.max(...ticks.map((tick) => tickText(tick).length)) * TICK_CHARACTER + TICK_GAP;
  const between = ticks.slice(1).map((tick, before) => at(tick) - at(ticks[before] ?? tick));
  const every = Math.ceil(widest / Math.max(1, Math.min(...between, widest)));
  const zero = Math.max(0, ticks.indexOf(0));
  return ticks.filter((_, place) => (place - zero) % every === 0);
}
