import type { ChartDrawing, ChartGroup, ChartMark } from '@tussock/core/answers/chart';
import { fitText, spacedWidth } from '@tussock/core/chart/fit-text';
import { linearScale, type Scale } from '@tussock/core/chart/linear-scale';
import { bothDrawings, ground, mark, type Size, text } from '@tussock/core/chart/parts';
import type { ReturnResult } from '@tussock/core/return/after-everything';
import { FEE_NAMES } from '@tussock/core/return/fees';
import { feesText } from '@tussock/core/return/missing-fees';
import {
  alignedSpanText,
  alignedTargetText,
  lowerFirst,
  type ReturnSpan,
  shownChange,
  spanText,
  targetSpanText,
} from '@tussock/core/return/span';
import type { ShownChart } from '../../../ui/chart/chart-figure';
import { dollarsRange, nzdBeside } from '../../../ui/offer/nzd-text';
import { dollarsOf, dollarsText, type Invested } from './dollars';
import { IN_TARGET, leftName, takenWord } from './taken';

type Computed = Extract<ReturnResult, { computed: true }>;

/** A line of the waterfall: a total from zero, or what a step takes between two figures. */
interface Line {
  name: string;
  /** Percent a year; null for a total. */
  before: ReturnSpan | null;
  after: ReturnSpan;
  /** In place of the figures: "Not stated". */
  word: string | null;
  /** The provider's own figure, which is not rounded. */
  isStated?: true;
}

/**
 * From the target to what is left, for both ends of the target: laid out where it is shown, since the amount and the tax of a
 * visitor stay in the browser.
 */
export function waterfall(result: Computed, invested: Invested, isLocked: boolean): ShownChart {
  const left = result.after_everything ?? result.after_tax;
  const isReal = spanText(left) !== spanText(result.after_tax);
  const lines: Line[] = [
    { name: 'Target, as stated', before: null, after: result.target, word: null, isStated: true },
    ...result.steps.map((step) => ({
      name: step.label,
      before: step.before,
      after: step.after,
      word: takenWord(step, isLocked),
    })),
    { name: leftName(isReal), before: null, after: left, word: null },
  ];
  const on = nzdBeside(invested.currency, invested.amount);
  const isRange = result.target.low !== result.target.high;
  return {
    title: `If the target of ${targetSpanText(result.target)} a year is reached, ${spanText(left)} is left${isReal ? ' after inflation too' : ''}${feesMissing(result, isLocked)}: ${dollarsText(invested, lowerFirst(left))} a year on ${on}`,
    description: `The first line is the target, the last what is left; the lines between show what each step takes.${isRange ? ' Of two bars in a line, the first is for the lower target, the second for the higher.' : ''} Percent a year, and New Zealand dollars a year on ${on}.`,
    ...bothDrawings((size) => drawLines(lines, { invested, isRange }, size)),
    focus: 'none',
    table: {
      columns: ['Step', 'Percent a year', 'NZ dollars a year', 'Left'],
      rows: lines.map((line) => ({
        name: line.name,
        link: null,
        cells: [...cellsOf(line, invested), totalText(line)],
      })),
    },
    source: 'Target and fees as stated by the provider; the rest as set on this page',
    as_of: null,
  };
}

/** Said beside the figure itself: with none of its fees it is no figure of what is left. */
function feesMissing({ not_stated, fee_on_flow }: Computed, isLocked: boolean): string {
  if (not_stated.length === 0) return '';
  const fees = not_stated.length === FEE_NAMES.length ? 'fees' : feesText(not_stated);
  return `, before ${fees}, which ${not_stated.length === 1 ? 'is' : 'are'} ${isLocked ? 'locked' : fee_on_flow ? 'not counted' : 'not stated'}`;
}

/** A word in place of a figure holds for percent and for dollars. */
function cellsOf(line: Line, invested: Invested): [percent: string, dollars: string] {
  const [percent, amounts] = textsOf(line, invested);
  return [percent, amounts || percent];
}

const totalText = ({ after, isStated }: Line) =>
  isStated ? alignedTargetText(after) : alignedSpanText(after);

/** What a step takes as a negative change, the difference of the figures beside it; a total is what it is. */
function textsOf(line: Line, invested: Invested): [percent: string, dollars: string] {
  const { before, after, word } = line;
  if (word !== null) return [word, ''];
  if (before === null) return [totalText(line), dollarsText(invested, after)];
  const { amount, currency } = invested;
  const [from, to] = [dollarsOf(amount, before), dollarsOf(amount, after)];
  return [
    alignedSpanText(shownChange(before, after)),
    dollarsRange({ low: to.low - from.low, high: to.high - from.high }, currency),
  ];
}

const LAYOUTS = {
  phone: { line: 47, name: 190, plotFrom: 0, bars: 31 },
  wide: { line: 30, name: 226, plotFrom: 244, bars: 15 },
} as const;
const TEXT = 13;
/** Between columns, and the least of the bars however long the figures are, in pixels. */
const COLUMN_GAP = 12;
const LEAST_PLOT = 90;

/**
 * Where the columns end: the bars have the room that the figures leave, also where a reader spaces letters further. In a wide drawing the dollars are at the edge and
 * the percentages before them; on a phone the percentage is beside the name, and the dollars beside the bars.
 */
function columnsOf(lines: readonly Line[], invested: Invested, { name: kind, width }: Size) {
  const texts = lines.map((line) => textsOf(line, invested));
  const widest = (of: 0 | 1) => Math.max(...texts.map((each) => spacedWidth(each[of], TEXT)));
  const beforeDollars = width - widest(1) - COLUMN_GAP;
  const [percent, plot] =
    kind === 'phone' ? [width, beforeDollars] : [beforeDollars, beforeDollars - widest(0) - COLUMN_GAP];
  const { plotFrom } = LAYOUTS[kind];
  return { percent, plot: [plotFrom, Math.max(plotFrom + LEAST_PLOT, plot)] as const };
}

function drawLines(
  lines: readonly Line[],
  { invested, isRange }: { invested: Invested; isRange: boolean },
  size: Size,
): ChartDrawing {
  const { name: kind, width } = size;
  const layout = LAYOUTS[kind];
  const columns = columnsOf(lines, invested, size);
  const bars = isRange ? RANGE_BARS : ONE_BAR;
  const ends = lines.flatMap(({ after }) => [after.low, after.high]);
  const x = linearScale([Math.min(0, ...ends), Math.max(0, ...ends)], columns.plot);
  const height = lines.length * layout.line + 4;
  const groups = lines.map((line, row): ChartGroup => {
    const middle = row * layout.line + layout.bars;
    const baseline = kind === 'phone' ? middle - 14 : middle + 4.5;
    const [percent, amounts] = textsOf(line, invested);
    const look = line.before ? 'name' : 'value';
    return {
      row,
      marks: [
        ...(row < lines.length - 1
          ? bars.map(({ end, top }) => {
              const at = x.at(line.after[end]);
              return mark.line('grid', at, middle + top, at, middle + layout.line + top);
            })
          : []),
        ...marksOf(line, bars, x, middle),
      ],
      texts: [
        text(look, fitText(line.name, layout.name, TEXT), 0, baseline),
        text(line.word ? 'note' : look, percent, columns.percent, baseline, 'end'),
        ...(amounts ? [text(look, amounts, width, middle + 4.5, 'end')] : []),
      ],
    };
  });
  return {
    width,
    height,
    x: x.described,
    y: null,
    groups: [ground([mark.line('zero', x.at(0), 0, x.at(0), height)]), ...groups],
  };
}

interface Bar {
  end: 'low' | 'high';
  /** From the middle of the line. */
  top: number;
  height: number;
}
const ONE_BAR: readonly Bar[] = [{ end: 'low', top: -7, height: 14 }];
const RANGE_BARS: readonly Bar[] = [
  { end: 'low', top: -8, height: 7 },
  { end: 'high', top: 1, height: 7 },
];

/** How wide what is not stated is drawn. */
const HATCHED = 26;

function marksOf({ before, after, word }: Line, bars: readonly Bar[], x: Scale, middle: number): ChartMark[] {
  if (word === IN_TARGET) return [];
  if (word !== null) {
    // Never in the names, where little is left or nothing.
    const from = Math.max(x.at(after.low) - HATCHED, x.described.range[0]);
    return [mark.bar('unknown', from, middle - 6, HATCHED, 12)];
  }
  return bars.flatMap(({ end, top, height }) => {
    const [from, to] = [x.at(before ? before[end] : 0), x.at(after[end])];
    const look = before ? 'range' : 'own';
    return from === to ? [] : [mark.bar(look, Math.min(from, to), middle + top, Math.abs(to - from), height)];
  });
}
