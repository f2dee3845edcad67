import { groupBy } from '../list/group-by';
import { compareText } from '../text/fold';
import type { Check, Checks, Source } from './source';

/**
 * What the ledger knows of each field. Of several entries for one source the latest look counts. Then a source that
 * differs decides; else one that confirms, the latest; else the latest look.
 */
export function checksOf(sources: readonly Source[], names?: readonly string[]): Checks {
  const entries = Object.entries(decidingSources(sources, names));
  return Object.fromEntries(entries.map(([field, entry]) => [field, checkOf(entry)]));
}

/** The entry that decides what the ledger knows of each field, by the rule of `checksOf`. */
export function decidingSources(
  sources: readonly Source[],
  names?: readonly string[],
): Readonly<Record<string, Source>> {
  const byField = groupBy(sources, ({ field }) => (!names || names.includes(field) ? field : null));
  return Object.fromEntries([...byField].map(([field, entries]) => [field, deciding(entries)]));
}

type Looked = Pick<Source, 'address' | 'title' | 'checked_on'>;

const latestLook = (a: Looked, b: Looked) => compareText(b.checked_on, a.checked_on);
const latestConfirmed = (a: Source, b: Source) => compareText(b.confirmed_on ?? '', a.confirmed_on ?? '');

/** Of several entries of a field for one source the latest look; the latest of all first. */
export function latestLooks<T extends Looked>(entries: readonly T[]): T[] {
  const latest = new Map<string, T>();
  for (const entry of [...entries].sort(latestLook)) {
    const source = entry.address ?? entry.title;
    if (!latest.has(source)) latest.set(source, entry);
  }
  return [...latest.values()];
}

function deciding(entries: readonly Source[]): Source {
  const current = latestLooks(entries);
  const confirmed = current.filter(({ state }) => state === 'confirmed').sort(latestConfirmed)[0];
  const decides = current.find(({ state }) => state === 'differs') ?? confirmed ?? current[0];
  if (!decides) throw new RangeError('A field without an entry has no check.');
  return decides;
}

/** One entry as a check. */
export function checkOf({
  state,
  checked_on,
  confirmed_on,
}: Pick<Source, 'state' | 'checked_on' | 'confirmed_on'>): Check {
  return state === 'confirmed' ? { state, confirmed_on: confirmed_on ?? checked_on } : { state, checked_on };
}

/**
 * The check of several figures that are read as one, such as both ends of a target: confirmed where each is, by the
 * earliest date; not checked (null) where none has an entry; else what falls short, or not confirmed where a part was never
 * checked.
 */
export function together(parts: readonly (Check | undefined)[]): Check | null {
  const known = parts.filter((part) => part !== undefined);
  const [first] = known;
  if (!first) return null;
  const short =
    known.find(({ state }) => state === 'differs') ?? known.find(({ state }) => state !== 'confirmed');
  if (short) return short;
  const dates = known.flatMap((part) => (part.state === 'confirmed' ? [part.confirmed_on] : []));
  const [earliest = ''] = dates.sort(compareText);
  return known.length === parts.length
    ? { state: 'confirmed', confirmed_on: earliest }
    : { state: 'not_confirmed', checked_on: earliest };
}
