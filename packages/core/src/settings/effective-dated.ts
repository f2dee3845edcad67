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

/**
 * The entry in force on a date (2026-11-20) of a list that must have one.
 * @throws RangeError where nothing is in force yet; it names the subject.
 */
export function requireInForce<T>(
  entries: readonly EffectiveDated<T>[],
  on: string,
  subject: string,
): EffectiveDated<T> {
  const entry = entryInForce(entries, on);
  if (!entry) throw new RangeError(`No ${subject} is in force on ${on}.`);
  return entry;
}
