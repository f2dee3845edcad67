import type { Column } from '@tussock/core/column/column';
import { isStated } from '@tussock/core/money/money';
import type { Pair } from './unusual-record';

/** A moved amount or number is unusual from so many times on. */
const MANY_TIMES = 10;
/** A percentage from so many times on, where it moved by a whole point or more. */
const TWICE = 2;
const YEARS = 5;

const number = (value: number) => value.toLocaleString('en-NZ', { maximumFractionDigits: 6 });

/** Why the change of a value is unusual; null where it is not, or where nothing changed. */
export function unusualValue(
  field: string,
  column: Column,
  [before, after]: Pair,
  { columns, isLocked }: { columns: readonly [string, Column][]; isLocked: boolean },
): string | null {
  const [was, is] = [before[field], after[field]];
  if (was === is || was === null || is === null) return null;
  if (typeof was === 'string' && typeof is === 'string') {
    const letters = lostLetters(was, is);
    if (letters) return letters;
  }
  const reason = reasonOf(field, column, [before, after], columns);
  // Times or a sign would give away a figure of which the other is known.
  return reason !== null && isLocked ? LOCKED_REASON : reason;
}

const LOCKED_REASON = 'moved far; it is locked, so only the data folder shows by how much';

/** What a spreadsheet program does to macrons when it saves as CSV without UTF-8, and what people do who have no keys for them. */
function lostLetters(was: string, is: string): string | null {
  if (was.replace(/[^\0-\x7f]/gu, '?') === is) return 'has "?" where it had letters such as "ā"';
  return was
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .normalize('NFC') === is.normalize('NFC')
    ? 'has lost its macrons'
    : null;
}

function reasonOf(
  field: string,
  { kind, currency }: Column,
  [before, after]: Pair,
  columns: readonly [string, Column][],
): string | null {
  if (kind === 'currency') return currencyAlone(field, [before, after], columns);
  const [was, is] = [before[field], after[field]];
  if (typeof was === 'string' && typeof is === 'string')
    return kind === 'date' || kind === 'timestamp' ? dayMoved(was, is) : null;
  if (typeof was !== 'number' || typeof is !== 'number') return null;
  if (kind === 'percent') return percentMoved(was, is);
  // An amount in another currency is another amount.
  if (currency !== undefined && before[currency] !== after[currency]) return null;
  return movedManyTimes(was, is, MANY_TIMES);
}

function dayMoved(was: string, is: string): string | null {
  if (is.slice(0, 10) !== was.slice(0, 10) && is.startsWith(monthFirst(was)))
    return `moved from ${was} to ${is}: its day and its month changed places`;
  return yearsBetween(was, is) > YEARS ? `moved from ${was} to ${is}, by more than ${YEARS} years` : null;
}

function percentMoved(was: number, is: number): string | null {
  if (Math.abs(was - is) < 1) return null;
  if (was * is < 0) return `moved from ${number(was)} to ${number(is)}: its sign changed`;
  return movedManyTimes(was, is, TWICE);
}

const movedManyTimes = (was: number, is: number, least: number): string | null =>
  timesBetween(was, is) >= least
    ? `moved from ${number(was)} to ${number(is)}, ${timesWords(was, is)}`
    : null;

/** 10 for 5 and 50, and for 50 and 5. Nothing is a multiple of 0. */
function timesBetween(was: number, is: number): number {
  const [low, high] = [Math.abs(was), Math.abs(is)].sort((a, b) => a - b) as [number, number];
  return low === 0 ? 1 : high / low;
}

function timesWords(was: number, is: number): string {
  const times = number(Number(timesBetween(was, is).toPrecision(3)));
  return Math.abs(is) > Math.abs(was) ? `${times} times as much` : `divided by ${times}`;
}

/** What a spreadsheet program with American dates makes of 3/4/2026. */
const monthFirst = (day: string) => day.slice(0, 10).replace(/-(\d\d)-(\d\d)$/, '-$2-$1');

const yearsBetween = (a: string, b: string) =>
  Math.abs(Date.parse(a) - Date.parse(b)) / (365.25 * 86_400_000);

/** A currency that changed while an amount in it did not. */
function currencyAlone(
  field: string,
  [before, after]: Pair,
  columns: readonly [string, Column][],
): string | null {
  const same = columns.find(
    ([name, { currency }]) =>
      currency === field && before[name] === after[name] && isStated(after[name] as number | null),
  );
  return same ? `changed from ${before[field]} to ${after[field]} while ${same[0]} is the same number` : null;
}
