import type { ChartDrawing, ChartGroup, ChartMark, ChartText } from '@tussock/core/answers/chart';
import { textWidth } from '@tussock/core/chart/fit-text';
import { linearScale, type Scale } from '@tussock/core/chart/linear-scale';
import { ground, mark, type Size, text } from '@tussock/core/chart/parts';
import { exactMoney, formatMoney } from '@tussock/core/money/money';
import type { CashFlow, Flow, FlowYear } from '@tussock/core/return/cash-flow';
import { endName, isCalledLater, toDollars } from './cash-flow-words';

/** Room for the amounts of the axis; more where one is wider. */
const LEFT = 52;
/** Size of the words of the axis; the gap between them and the columns, which is also the least gap between two names of columns. */
const TICK = 12;
const TICK_GAP = 6;
const TOP = 22;
const HEIGHT = { phone: 190, wide: 220 };
const AXIS = 22;
/** Height of a figure, and the room above it. */
const LINE = 14;
/** Room between a bar or a stroke and the figure above it. */
const ABOVE = 6;
/** Height of a hatched bar: what is not stated has no length. */
const UNKNOWN = 16;

/** Where things are in a drawing: amounts by their height, the start and the years by their column. */
interface Frame {
  flow: CashFlow;
  y: Scale;
  width: number;
  bottom: number;
  /** Lines of the axis, with their amounts. */
  ticks: { at: number; words: string }[];
  /** Where the first column begins. */
  left: number;
  /** Width of a column. */
  step: number;
  /** Row of the table of the first year. */
  first: number;
}

/** One column for the start, one for each year, and one for an end that is not stated. */
export function drawCashFlow(flow: CashFlow, { name, width }: Size): ChartDrawing {
  const columns = flow.years.length + (flow.has_end ? 1 : 2);
  const bottom = TOP + HEIGHT[name];
  const y = linearScale([-flow.amount, Math.max(flow.amount, ...flow.years.map(highest))], [bottom, TOP], 5);
  const calls = isCalledLater(flow) ? 1 : 0;
  const first = (flow.at_start > 0 ? 1 : 0) + calls;
  const symbol = money(1, flow).replace('1', '');
  const ticks = y.ticks(5).map((tick) => ({ at: tick, words: tickText(tick, symbol) }));
  const left = Math.max(LEFT, ...ticks.map(({ words }) => Math.ceil(textWidth(words, TICK)) + TICK_GAP));
  const frame: Frame = { flow, y, width, bottom, ticks, left, step: (width - left) / columns, first };
  const groups: ChartGroup[] = [
    axes(frame),
    ...(flow.at_start > 0 ? [start(frame)] : []),
    ...(calls > 0 ? [laterCalls(frame)] : []),
    ...flow.years.map((year, at) => yearGroup(year, at, frame)),
    ...(flow.has_end
      ? []
      : [{ row: first + flow.years.length, marks: [unknown(y, placeOf(columns - 1, frame))], texts: [] }]),
  ];
  return { width, height: bottom + AXIS, x: null, y: y.described, groups };
}

interface Place {
  x: number;
  width: number;
}

const placeOf = (column: number, { left, step }: Frame): Place => ({
  x: left + column * step + step * 0.14,
  width: step * 0.72,
});

const money = (amount: number, { currency }: CashFlow) =>
  (amount < 1e6 ? exactMoney(toDollars(amount), currency) : formatMoney(amount, currency)).replace(
    / [A-Z]{3}$/,
    '',
  );

const highOf = (flow: Flow) => (typeof flow === 'object' ? flow.high : 0);
const lowOf = (flow: Flow) => (typeof flow === 'object' ? flow.low : 0);
const highest = ({ paid, returned }: FlowYear) => highOf(paid) + highOf(returned);

const bar = (
  look: ChartMark['look'],
  y: Scale,
  { x, width }: Place,
  [from, to]: readonly [from: number, to: number],
) => mark.bar(look, x, y.at(Math.max(from, to)), width, Math.abs(y.at(from) - y.at(to)));
const unknown = (y: Scale, { x, width }: Place) => mark.bar('unknown', x, y.at(0) - UNKNOWN, width, UNKNOWN);

function axes(frame: Frame): ChartGroup {
  const { y, width, ticks, left } = frame;
  return ground(
    ticks.map(({ at }) => mark.line(at === 0 ? 'zero' : 'grid', left, y.at(at), width, y.at(at))),
    [
      ...ticks.map(({ at, words }) => text('tick', words, left - TICK_GAP, y.at(at) + 4, 'end')),
      ...columnNames(frame),
    ],
  );
}

/** Under the columns, as many as do not touch. The last may be a month, which is wider than a year: what it would touch gives way to it. */
function columnNames({ flow, width, bottom, left, step }: Frame): ChartText[] {
  const names = flow.years.map((_, at) => endName(flow.years, at));
  const every = Math.ceil((names.some((name) => name.startsWith('Month')) ? 56 : 46) / step);
  const baseline = bottom + AXIS - 5;
  const half = (name: string) => textWidth(name, TICK) / 2;
  const shown = names.flatMap((name, at) => {
    const x = Math.min(left + (at + 1.5) * step, width - half(name));
    return (at + 1) % every === 0 ? [{ name, x }] : [];
  });
  const last = shown.at(-1);
  const clear = shown.filter(
    (each) => !last || each === last || each.x + half(each.name) + TICK_GAP <= last.x - half(last.name),
  );
  return [
    ...(every > 1 ? [] : [text('tick', 'Start', left + step / 2, baseline, 'middle')]),
    ...clear.map(({ name, x }) => text('tick', name, x, baseline, 'middle')),
  ];
}

const tickText = (tick: number, symbol: string) =>
  tick === 0 ? '0' : `${tick < 0 ? '−' : ''}${shortAmount(Math.abs(tick)).replace('$', symbol)}`;

/** Thousands and millions in short. Rounded, 1,500 would be labelled as 2,000. */
const shortAmount = (amount: number) =>
  (amount % 1_000 === 0 ? formatMoney(amount) : exactMoney(amount)).replace(' NZD', '').replace('.0M', 'M');

function start(frame: Frame): ChartGroup {
  const { flow, y } = frame;
  const place = placeOf(0, frame);
  const paid = -flow.at_start;
  // Where little is called at the start, its figure would cover the bars of the years.
  const baseline = Math.max(y.at(paid), y.at(0) + LINE);
  const label = text('value', `−${money(flow.at_start, flow)}`, place.x + place.width + 6, baseline);
  return { row: 0, marks: [bar('own', y, place, [0, paid])], texts: [label] };
}

const laterCalls = (frame: Frame): ChartGroup => ({
  row: frame.first - 1,
  marks: [bar('unknown', frame.y, placeOf(0, frame), [-frame.flow.at_start, -frame.flow.amount])],
  texts: [],
});

function yearGroup({ paid, returned }: FlowYear, at: number, frame: Frame): ChartGroup {
  const { flow, y, first } = frame;
  const place = placeOf(at + 1, frame);
  const [income, end] = [lowOf(paid), lowOf(returned)];
  const top = highOf(paid) + highOf(returned);
  const isOpen = paid === 'not_stated' || (flow.has_end && returned === 'not_stated');
  const isLast = at === flow.years.length - 1;
  const middle = place.x + place.width / 2;
  // Above the stroke of the upper end, unless the figure of the lower one has room between them: above it would be read as the upper end's.
  const isApart = y.at(income + end) - y.at(top) > LINE + 2 * ABOVE;
  const baseline = y.at(isApart ? income + end : top) - ABOVE;
  return {
    row: first + at,
    marks: [
      ...(income > 0 ? [bar('range', y, place, [0, income])] : []),
      ...(end > 0 ? [bar('own', y, place, [income, income + end])] : []),
      ...(top > income + end ? [mark.line('end', place.x, y.at(top), place.x + place.width, y.at(top))] : []),
      ...(isOpen ? [unknown(y, place)] : []),
    ],
    texts: [
      ...(end > 0
        ? [text('value', money(income + end, flow), place.x + place.width, baseline, 'end')]
        : at === 0 && income > 0 && !isLast
          ? [text('value', money(income, flow), Math.max(middle, frame.left + 24), baseline, 'middle')]
          : []),
    ],
  };
}
