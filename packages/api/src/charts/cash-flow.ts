import type { Chart, ChartDrawing, ChartGroup, ChartMark, ChartText } from '@tussock/core/answers/chart';
import type { Scale } from '@tussock/core/chart/row-chart';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { exactMoney, formatMoney } from '@tussock/core/money/money';
import {
  type CashFlow,
  cashFlowOf,
  type Flow,
  type FlowOffer,
  type FlowYear,
  feesOfFlow,
} from '@tussock/core/return/cash-flow';
import { formatCount } from '@tussock/core/text/format-number';
import { bothDrawings, ground, mark, type Size, text } from './kit/parts';
import { linear } from './kit/scales';

/** Money in and out of an offer by the year, from its stated terms; null where they give no figures. */
export function cashFlowChart(offer: FlowOffer, as_of: string): Chart | null {
  const flow = cashFlowOf(offer);
  if (flow === null) return null;
  return {
    title: titleOf(flow),
    description: descriptionOf(flow),
    ...bothDrawings((size) => draw(flow, size)),
    focus: 'none',
    table: {
      columns: ['When', 'You pay', 'Distributions', 'Paid at the end'],
      rows: [
        { name: 'Start', link: null, cells: [exactMoney(flow.at_start, flow.currency), NONE, NONE] },
        ...(flow.at_start < flow.amount
          ? [
              {
                name: LATER_CALLS,
                link: null,
                cells: [exactMoney(flow.amount - flow.at_start, flow.currency), NONE, NONE],
              },
            ]
          : []),
        ...flow.years.map((year, at) => ({
          name: nameOf(flow.years, at),
          link: null,
          cells: [
            flow.at_start < flow.amount ? 'When it is called' : NONE,
            flowText(year.paid, flow.currency),
            flow.has_end ? flowText(year.returned, flow.currency) : 'No end is stated',
          ],
        })),
        ...(flow.has_end ? [] : [{ name: OPEN_END, link: null, cells: [NONE, NOT_STATED, NOT_STATED] }]),
      ],
    },
    source: 'Worked out from the terms that the provider states; a target is an aim, not a forecast',
    as_of,
  };
}

const NONE = 'None';
const LATER_CALLS = 'Later, when it is called';
const OPEN_END = 'End, not stated';

/** What is seen, without the sum that compounding gives at the end: a target is no promise of it. */
function titleOf(flow: CashFlow): string {
  const { amount, currency, years, has_end } = flow;
  const money = exactMoney(amount, currency);
  const paid = years[0]?.paid ?? 'none';
  const end = has_end ? `the end of ${termOf(years)}` : null;
  if (paid === 'not_stated')
    return `${money} in; what is paid in which year is not stated${end ? '' : ', nor is an end'}`;
  if (paid === 'none')
    return end
      ? `${money} in; nothing is paid before ${end}`
      : `${money} in; no payment and no end is stated`;
  const yearly = `${exactMoney(toDollars(paid.low), currency)} ${years[0]?.until === 1 ? 'a year' : 'in all'} out`;
  const fees = feesOfFlow(flow);
  const back = end ? `and the ${money} back at ${end}` : 'and no end is stated';
  return `If the ${isRange(years) ? 'lower ' : ''}target is reached: ${money} in, ${yearly}${fees ? ` ${fees}` : ''}, ${back}`;
}

function descriptionOf(flow: CashFlow): string {
  const { years } = flow;
  const isOpen = !flow.has_end || years.some(({ paid, returned }) => [paid, returned].includes('not_stated'));
  return [
    'Below the line is what you pay, and above it what you are paid: distributions in grey, your money in green.',
    ...(isRange(years) ? ['Strokes mark the upper end of the target.'] : []),
    ...(isOpen || flow.at_start < flow.amount ? ['Hatched means not stated.'] : []),
    ...flow.assumptions,
  ].join(' ');
}

const isRange = (years: readonly FlowYear[]) =>
  years.some(({ paid, returned }) =>
    [paid, returned].some((flow) => typeof flow === 'object' && flow.low !== flow.high),
  );

function termOf(years: readonly FlowYear[]): string {
  const last = years.at(-1)?.until ?? 0;
  return Number.isInteger(last) ? formatCount(last, 'years') : formatCount(Math.round(last * 12), 'months');
}

/** Cents only in small amounts. */
const toDollars = (amount: number) => (amount < 100 ? amount : Math.round(amount));

/** "Year 2"; of a last part of a year, "Months 13 to 18". */
function nameOf(years: readonly FlowYear[], at: number): string {
  const [first, last] = [at * 12 + 1, monthOf(years, at)];
  if (last === at * 12 + 12) return `Year ${at + 1}`;
  return first < last ? `Months ${first} to ${last}` : `Month ${last}`;
}

/** The month in which a year ends, or the term inside it. */
const monthOf = (years: readonly FlowYear[], at: number) => Math.round((years[at]?.until ?? 0) * 12);

/** What is at the end of a year: "Year 2", or "Month 18" where the term ends inside it. */
const endName = (years: readonly FlowYear[], at: number) =>
  monthOf(years, at) === at * 12 + 12 ? `Year ${at + 1}` : `Month ${monthOf(years, at)}`;

function flowText(flow: Flow, currency: string): string {
  if (flow === 'none') return NONE;
  if (flow === 'not_stated') return NOT_STATED;
  const [low, high] = [flow.low, flow.high].map((amount) => exactMoney(toDollars(amount), currency));
  return low === high ? (low ?? '') : `${low} to ${high}`;
}

const LEFT = 52;
const TOP = 22;
const HEIGHT = { phone: 190, wide: 220 };
const AXIS = 22;
/** Height of a hatched bar: what is not stated has no length. */
const UNKNOWN = 16;

function draw(flow: CashFlow, { name, width }: Size): ChartDrawing {
  const columns = flow.years.length + (flow.has_end ? 1 : 2);
  const bottom = TOP + HEIGHT[name];
  const y = linear([-flow.amount, Math.max(flow.amount, ...flow.years.map(highest))], [bottom, TOP], 5);
  const step = (width - LEFT) / columns;
  const column: Column = (place) => ({ x: LEFT + place * step + step * 0.14, width: step * 0.72 });
  const first = flow.at_start < flow.amount ? 2 : 1;
  const money = (amount: number) =>
    (amount < 1e6
      ? exactMoney(toDollars(amount), flow.currency)
      : formatMoney(amount, flow.currency)
    ).replace(/ [A-Z]{3}$/, '');
  const groups: ChartGroup[] = [
    axes(y, width, money(1).replace('1', ''), flow, step, bottom),
    start(flow, y, column(0), money),
    ...(first === 2 ? [laterCalls(flow, y, column(0))] : []),
    ...flow.years.map((year, at) => yearGroup(year, at, flow, y, column(at + 1), first, money)),
    ...(flow.has_end
      ? []
      : [{ row: first + flow.years.length, marks: [unknown(y, column(columns - 1))], texts: [] }]),
  ];
  return { width, height: bottom + AXIS, x: null, y: y.described, groups };
}

type Column = (place: number) => { x: number; width: number };
type Place = ReturnType<Column>;
type Words = (amount: number) => string;

const highOf = (flow: Flow) => (typeof flow === 'object' ? flow.high : 0);
const lowOf = (flow: Flow) => (typeof flow === 'object' ? flow.low : 0);
const highest = ({ paid, returned }: FlowYear) => highOf(paid) + highOf(returned);

/** From one amount to another. */
const bar = (look: ChartMark['look'], y: Scale['at'], { x, width }: Place, from: number, to: number) =>
  mark.bar(look, x, y(Math.max(from, to)), width, Math.abs(y(from) - y(to)));
const unknown = (y: Scale, { x, width }: Place) => mark.bar('unknown', x, y.at(0) - UNKNOWN, width, UNKNOWN);

function axes(
  y: Scale,
  width: number,
  symbol: string,
  flow: CashFlow,
  step: number,
  bottom: number,
): ChartGroup {
  const names = flow.years.map((_, at) => endName(flow.years, at));
  const every = Math.ceil((names.some((name) => name.startsWith('Month')) ? 56 : 46) / step);
  const labels = names.flatMap((name, at): ChartText[] =>
    (at + 1) % every === 0 ? [text('tick', name, LEFT + (at + 1.5) * step, bottom + AXIS - 5, 'middle')] : [],
  );
  return ground(
    y.ticks(5).map((tick) => mark.line(tick === 0 ? 'zero' : 'grid', LEFT, y.at(tick), width, y.at(tick))),
    [
      ...y.ticks(5).map((tick) => text('tick', tickText(tick, symbol), LEFT - 6, y.at(tick) + 4, 'end')),
      ...(every > 1
        ? labels
        : [text('tick', 'Start', LEFT + step / 2, bottom + AXIS - 5, 'middle'), ...labels]),
    ],
  );
}

const tickText = (tick: number, symbol: string) =>
  tick === 0 ? '0' : `${tick < 0 ? '−' : ''}${shortAmount(Math.abs(tick)).replace('$', symbol)}`;

/** Thousands and millions in short. Rounded, 1,500 would be labelled as 2,000. */
const shortAmount = (amount: number) =>
  (amount % 1_000 === 0 ? formatMoney(amount) : exactMoney(amount)).replace(' NZD', '').replace('.0M', 'M');

function start(flow: CashFlow, y: Scale, place: Place, money: Words): ChartGroup {
  const label = text('value', `−${money(flow.at_start)}`, place.x + place.width + 6, y.at(-flow.at_start));
  return { row: 0, marks: [bar('own', y.at, place, 0, -flow.at_start)], texts: [label] };
}

const laterCalls = (flow: CashFlow, y: Scale, place: Place): ChartGroup => ({
  row: 1,
  marks: [bar('unknown', y.at, place, -flow.at_start, -flow.amount)],
  texts: [],
});

function yearGroup(
  { paid, returned }: FlowYear,
  at: number,
  flow: CashFlow,
  y: Scale,
  place: Place,
  first: number,
  money: Words,
): ChartGroup {
  const [income, end] = [lowOf(paid), lowOf(returned)];
  const top = highOf(paid) + highOf(returned);
  const isOpen = paid === 'not_stated' || (flow.has_end && returned === 'not_stated');
  const isLast = at === flow.years.length - 1;
  const middle = place.x + place.width / 2;
  return {
    row: first + at,
    marks: [
      ...(income > 0 ? [bar('range', y.at, place, 0, income)] : []),
      ...(end > 0 ? [bar('own', y.at, place, income, income + end)] : []),
      ...(top > income + end ? [mark.line('end', place.x, y.at(top), place.x + place.width, y.at(top))] : []),
      ...(isOpen ? [unknown(y, place)] : []),
    ],
    texts: [
      ...(end > 0
        ? [text('value', money(income + end), place.x + place.width, y.at(top) - 6, 'end')]
        : at === 0 && income > 0 && !isLast
          ? [text('value', money(income), Math.max(middle, LEFT + 24), y.at(top) - 6, 'middle')]
          : []),
    ],
  };
}
