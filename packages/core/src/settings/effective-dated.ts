import { formatDate } from '../text/format-date';

/** An effective-dated figure with its source. An entry without a date applies only where no dated one is in force. */
export interface EffectiveDated<T> {
  in_force_from: string | null;
  value: T;
  source: string;
  source_address: string | null;
  checked_on: string | null;
  confidence: 'H' | 'M' | 'L' | null;
}

/** The entry in force on a date: the latest dated one that has begun, else the undated one. */
export function entryInForce<T>(
  entries: readonly EffectiveDated<T>[],
  on: string,
): EffectiveDated<T> | undefined {
  const begun = entries.filter((entry) => entry.in_force_from !== null && entry.in_force_from <= on);
  const latest = begun.sort((a, b) => (b.in_force_from ?? '').localeCompare(a.in_force_from ?? ''))[0];
  return latest ?? entries.find((entry) => entry.in_force_from === null);
}

/** A date is before everything that a list of dated figures has. The message says so to a reader. */
export class NotYetInForce extends RangeError {}

/**
 * The entry in force on a date (2026-11-20) of a list that must have one.
 * @throws NotYetInForce where nothing is in force yet; it names the subject and the date from which there are figures.
 */
export function requireInForce<T>(
  entries: readonly EffectiveDated<T>[],
  on: string,
  subject: string,
): EffectiveDated<T> {
  const entry = entryInForce(entries, on);
  if (entry) return entry;
  const first = entries.flatMap(({ in_force_from }) => in_force_from ?? []).sort()[0];
  const known = first ? `The figures here begin on ${formatDate(first)}.` : 'There are no figures here.';
  throw new NotYetInForce(`No ${subject} is known for ${formatDate(on)}. ${known}`);
}
