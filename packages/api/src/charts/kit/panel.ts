import type { ChartGroup, ChartMark, ChartText } from '@tussock/core/answers/chart';
import { textWidth } from '@tussock/core/chart/fit-text';
import { linearScale, type Scale } from '@tussock/core/chart/linear-scale';
import { mark, text } from '@tussock/core/chart/parts';
import { apart } from '@tussock/core/chart/row-chart';
import { exactMoney, formatMoney, isStated } from '@tussock/core/money/money';
import { isUnrated, type MinimumSpan } from '@tussock/core/offer/minimum-span';
import type { OfferCard } from '@tussock/core/offer/offer';
import { yearsToEnd } from '@tussock/core/offer/term';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatPercent } from '@tussock/core/text/format-number';
import { log, ROUND_AMOUNTS, ROUND_YEARS } from './scales';
import { targetEnds } from './target-marks';

/** Part of a drawing with a scale of its own, and columns beside it for what has no place on the scale. */
export interface Panel {
  title: string;
  x: Scale;
  /** Of the axis, about. */
  ticks: number;
  tickText: (figure: number) => string;
  /** In lines of text. */
  columns: { label: readonly string[]; at: number }[];
  placeOf: (card: OfferCard) => Place;
}

export interface Place {
  /** One position, or both ends of a range in their order. */
  at: readonly [number] | readonly [number, number];
  /** Unknown is hatched. */
  known: boolean;
}

const known = (...at: Place['at']): Place => ({ at, known: true });
const unknown = (at: number): Place => ({ at: [at], known: false });

interface Room {
  from: number;
  to: number;
  ticks: number;
}

const COLUMN = 38;
const EDGE = 8;
/** Size of a tick's text. */
const TICK = 12;
/** Between the scale and the columns beside it, for their labels. */
const GAP = 14;

/**
 * ", with minimums from $5K NZD to $1.0M NZD where stated; 2 in a currency without a rate"; empty where none is stated.
 * @param all whether it is known that all of the offers state theirs
 */
export function minimumsFromTo({ lowest, highest, unrated }: MinimumSpan, all: boolean): string {
  const apart = unrated === 0 ? '' : `; ${wholeNumber(unrated)} in a currency without a rate`;
  if (lowest === null || highest === null) return apart;
  const [low, high] = [formatMoney(lowest), formatMoney(highest)];
  const span = low === high ? `a minimum of ${low}` : `minimums from ${low} to ${high}`;
  return `, with ${span}${all ? '' : ' where stated'}${apart}`;
}

/** With NZD where the minimum is in another currency: that is what is drawn. */
export function minimumText({ minimum_investment, investment_currency, minimum_in_nzd }: OfferCard): string {
  const stated = exactMoney(minimum_investment, investment_currency);
  return investment_currency === 'NZD' || minimum_in_nzd === null
    ? stated
    : `${stated}, about NZ$${wholeNumber(minimum_in_nzd)}`;
}

/** Minimums by their logarithm; those in a currency without a rate, and those that are not stated, in columns. */
export function minimumPanel(cards: readonly OfferCard[], { from, to, ticks }: Room): Panel {
  const inNzd = cards.map((card) => card.minimum_in_nzd).filter((minimum) => minimum !== null);
  const isMissing = cards.some(({ minimum_investment }) => !isStated(minimum_investment));
  const missing = { label: ['Not', 'stated'], at: to - COLUMN / 2 };
  const unrated = { label: ['No', 'rate'], at: isMissing ? missing.at - COLUMN : missing.at };
  const columns = [...(cards.some(isUnrated) ? [unrated] : []), ...(isMissing ? [missing] : [])];
  const end = to - EDGE - (columns.length === 0 ? 0 : columns.length * COLUMN + GAP);
  const domain = extent(inNzd, 100_000);
  const x = clearOfEdge((start) => log(domain, [start, end], ROUND_AMOUNTS), { from, ticks }, shortAmount);
  return {
    title: 'Minimum, NZD',
    x,
    ticks,
    tickText: shortAmount,
    columns,
    placeOf: (card) => {
      if (card.minimum_in_nzd !== null) return known(x.at(card.minimum_in_nzd));
      return isUnrated(card) ? known(unrated.at) : unknown(missing.at);
    },
  };
}

/** Terms in years by their logarithm; open-ended ones and those that are not stated in columns. */
export function termPanel(cards: readonly OfferCard[], { from, to, ticks }: Room): Panel {
  const stated = cards.map(yearsToEnd).filter((years) => years !== null);
  const open = { label: ['Open-', 'ended'], at: to - COLUMN * 1.5 };
  const missing = { label: ['Not', 'stated'], at: to - COLUMN / 2 };
  const [domain, end] = [extent(stated, 1), to - EDGE - 2 * COLUMN - GAP];
  const x = clearOfEdge((start) => log(domain, [start, end], ROUND_YEARS), { from, ticks }, yearsText);
  return {
    title: 'Term, years',
    x,
    ticks,
    tickText: yearsText,
    columns: [open, missing],
    placeOf: (card) => {
      const years = yearsToEnd(card);
      if (years !== null) return known(x.at(years));
      return card.is_open_ended ? known(open.at) : unknown(missing.at);
    },
  };
}

/** Targets in percent a year, from zero; those that are not stated in a column. */
export function targetPanel(cards: readonly OfferCard[], { from, to, ticks }: Room): Panel {
  const ends = cards.flatMap(targetEnds);
  const isMissing = cards.some((card) => targetEnds(card).length === 0);
  const end = to - EDGE - (isMissing ? COLUMN + GAP : 0);
  const domain = [Math.min(0, ...ends), Math.max(1, ...ends)] as const;
  const x = clearOfEdge((start) => linearScale(domain, [start, end], ticks), { from, ticks }, formatPercent);
  const column = { label: ['Not', 'stated'], at: to - COLUMN / 2 };
  return {
    title: 'Target',
    x,
    ticks,
    tickText: formatPercent,
    columns: isMissing ? [column] : [],
    placeOf: (card) => {
      const [low, high] = targetEnds(card).map(x.at);
      if (low === undefined) return unknown(column.at);
      return high === undefined ? known(low) : known(low, high);
    },
  };
}

/** A scale that begins where the text of its first tick is inside the room: on a phone the drawing ends there. */
function clearOfEdge(
  startingAt: (start: number) => Scale,
  room: Pick<Room, 'from' | 'ticks'>,
  tickText: Panel['tickText'],
  start = room.from + EDGE,
): Scale {
  const x = startingAt(start);
  const [first] = apart(x.ticks(room.ticks), x.at, tickText);
  if (first === undefined) return x;
  const overhang = Math.ceil(room.from + textWidth(tickText(first), TICK) / 2 - x.at(first));
  return overhang > 0 ? clearOfEdge(startingAt, room, tickText, start + overhang) : x;
}

const extent = (figures: readonly number[], otherwise: number): [number, number] =>
  figures.length === 0 ? [otherwise, otherwise] : [Math.min(...figures), Math.max(...figures)];

/** "$50K", "$2M". */
const shortAmount = (amount: number) =>
  amount >= 1e6 ? `$${amount / 1e6}M` : amount >= 1e3 ? `$${amount / 1e3}K` : `$${amount}`;

const FRACTIONS: Record<string, string> = { [1 / 12]: '1 mo', 0.25: '3 mo', 0.5: '6 mo' };
const yearsText = (years: number) => FRACTIONS[years] ?? String(years);

/** Titles, ticks and columns of a panel above its marks, with lines down to `bottom`. */
export function panelAxis(
  { title, x, ticks, tickText, columns }: Panel,
  { from, top, bottom }: { from: number; top: number; bottom: number },
): Pick<ChartGroup, 'marks' | 'texts'> {
  const drawn = apart(x.ticks(ticks), x.at, tickText);
  return {
    marks: [
      ...drawn.map((tick) => mark.line('grid', x.at(tick), top, x.at(tick), bottom)),
      ...columns.map(({ at }): ChartMark => mark.line('grid', at, top, at, bottom)),
    ],
    texts: [
      text('heading', title, from, top - 24),
      ...drawn.map((tick) => text('tick', tickText(tick), x.at(tick), top - 7, 'middle')),
      ...columns.flatMap(({ label, at }) =>
        label.map((line, place): ChartText => {
          return text('tick', line, at, top - 7 - 12 * (label.length - 1 - place), 'middle');
        }),
      ),
    ],
  };
}
