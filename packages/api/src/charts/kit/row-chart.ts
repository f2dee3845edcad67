import type { ChartDrawing, ChartGroup, ChartMark, ChartText } from '@tussock/core/answers/chart';
import { fitText } from '@tussock/core/chart/fit-text';
import { ground, mark, type Size, text } from './parts';
import { linear, type Scale } from './scales';

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
}

const NAMES = { phone: 0, wide: 256 };
const LINE = { phone: 42, wide: 28 };
const TEXT = { phone: 13, wide: 13 };
const AXIS = 24;
const HEADING = 32;
/** Kept clear at both ends of the plot, so that marks and their figures are never cut. */
const MARGIN = { phone: 50, wide: 50 };

/** Names in a column (above their marks on a phone), marks on one scale, headings between sections. */
export function drawRows({ sections, domain, tickText }: RowChart, size: Size): ChartDrawing {
  const { name: kind, width } = size;
  const from = NAMES[kind] + MARGIN[kind];
  const x = linear(domain, [from, width - MARGIN[kind]], kind === 'phone' ? 4 : 7);
  const groups: ChartGroup[] = [];
  let y = AXIS;
  for (const { heading, rows } of sections) {
    if (heading !== null) {
      groups.push(ground([], [text('heading', heading, 0, y + HEADING - 10)]));
      y += HEADING;
    }
    for (const { row, name, draw } of rows) {
      const { marks, texts = [] } = draw(x.at, middleOf(y, kind), size);
      const room = kind === 'phone' ? width : NAMES.wide - 12;
      const baseline = kind === 'phone' ? y + 16 : middleOf(y, kind) + 4.5;
      groups.push({
        row,
        marks,
        texts: [text('name', fitText(name, room, TEXT[kind]), 0, baseline), ...texts],
      });
      y += LINE[kind];
    }
  }
  const height = y + 6;
  return {
    ...{ width, height, x: x.described, y: null },
    groups: [scaleOf(x, kind === 'phone' ? 4 : 7, tickText, height), ...groups],
  };
}

const middleOf = (top: number, kind: Size['name']) => top + (kind === 'phone' ? 30 : LINE.wide / 2);

/** Ticks above, with a line down from each; the line at zero is stronger. */
function scaleOf(x: Scale, count: number, tickText: RowChart['tickText'], height: number): ChartGroup {
  const ticks = x.ticks(count);
  return ground(
    ticks.map((tick) => mark.line(tick === 0 ? 'zero' : 'grid', x.at(tick), AXIS, x.at(tick), height)),
    ticks.map((tick) => text('tick', tickText(tick), x.at(tick), AXIS - 8, 'middle')),
  );
}
