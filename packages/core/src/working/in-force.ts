import { type DatedEntry, entryInForce } from '../site/settings';

/**
 * The entry in force on a date (2026-11-20) of a list that must have one.
 * @throws RangeError where nothing is in force yet; it names the subject.
 */
export function requireInForce<T>(
  entries: readonly DatedEntry<T>[],
  on: string,
  subject: string,
): DatedEntry<T> {
  const entry = entryInForce(entries, on);
  if (!entry) throw new RangeError(`No ${subject} is in force on ${on}.`);
  return entry;
}
