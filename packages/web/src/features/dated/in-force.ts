import { type DatedEntry, entryInForce } from '@tussock/core/site/settings';

/** The entry that applies today. A list of figures without one is a mistake in the settings. */
export function inForce<T>(entries: readonly DatedEntry<T>[], today: string): DatedEntry<T> {
  const entry = entryInForce(entries, today);
  if (!entry) throw new Error(`no figure is in force on ${today}`);
  return entry;
}
