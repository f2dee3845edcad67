import { isDay } from '../calendar/day';
import type { Column } from '../column/column';
import { hasId } from '../identifier/identifier';
import { OFFER_COLUMNS } from '../offer/columns';
import type { OfferCard } from '../offer/offer';
import { type Seen, STORED_FIELDS, seenOf } from './seen';

/** More would make the page that reads them all slow; nobody follows a hundred offers by hand. */
export const WATCHLIST_LIMIT = 100;

export const WATCHLIST_PARSE_MESSAGE = 'Failed to parse watchlist data';

/** A watched offer as the browser stores it. */
export interface Watched {
  id: string;
  slug: string | null;
  /** As it was last seen, for when the offer has left the directory. */
  name: string;
  /** The New Zealand date, 2026-11-20; null where it was not stored. */
  watched_on: string | null;
  /** Empty where the stored values cannot be used: then no change is shown. */
  seen: Seen;
  /** The release of the last look; null where it was not stored. */
  seen_in: number | null;
}

export function isWatched(list: readonly Watched[], id: string): boolean {
  return list.some((offer) => offer.id === id);
}

/** Newest first. Adding is ignored (the same list comes back) when the list is full or the offer is in it. */
export function addToWatchlist(
  list: readonly Watched[],
  offer: Seen & Pick<OfferCard, 'id' | 'slug' | 'name'>,
  today: string,
  release: number | null,
): readonly Watched[] {
  if (isWatched(list, offer.id) || list.length >= WATCHLIST_LIMIT) return list;
  const { id, slug, name } = offer;
  return [{ id, slug, name, watched_on: today, seen: seenOf(offer), seen_in: release }, ...list];
}

export function removeFromWatchlist(list: readonly Watched[], id: string): readonly Watched[] {
  return isWatched(list, id) ? list.filter((offer) => offer.id !== id) : list;
}

/** Marks the offers as seen: later changes are counted from these values. Of those whose log was not read, by id, it is still to be read. */
export function markSeen(
  list: readonly Watched[],
  offers: readonly (Seen & Pick<OfferCard, 'id' | 'slug' | 'name'>)[],
  release: number | null,
  unread: ReadonlySet<string> = new Set(),
): readonly Watched[] {
  return list.map((watched) => {
    const now = offers.find(({ id }) => id === watched.id);
    if (!now) return watched;
    const seen_in = unread.has(now.id) ? watched.seen_in : release;
    return { ...watched, slug: now.slug, name: now.name, seen: seenOf(now), seen_in };
  });
}

/** The list from stored JSON; null when that is not an array of objects with an id. */
export function parseWatchlist(stored: unknown): readonly Watched[] | null {
  if (!Array.isArray(stored) || !stored.every(hasId)) return null;
  const seenIds = new Set<string>();
  return stored
    .filter(({ id }) => !seenIds.has(id) && seenIds.add(id))
    .slice(0, WATCHLIST_LIMIT)
    .map(asWatched);
}

function asWatched(row: { id: string } & Record<string, unknown>): Watched {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    id: row.id,
    slug: text(row.slug),
    name: text(row.name) ?? 'An offer',
    watched_on: isDay(row.watched_on) ? row.watched_on : null,
    seen: usableSeen(row.seen),
    seen_in: Number.isSafeInteger(row.seen_in) ? (row.seen_in as number) : null,
  };
}

/** The persisted fields that have the kind of value they should have. */
function usableSeen(value: unknown): Seen {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Record<string, unknown>;
  return Object.fromEntries(
    STORED_FIELDS.filter((field) => isUsable(COLUMNS[field], stored[field])).map((field) => [
      field,
      stored[field],
    ]),
  );
}

const COLUMNS: Readonly<Record<string, Column>> = OFFER_COLUMNS;

/** Fields that are no columns (`terms`, `defaulted`) hold a list of words, and so do names. */
function isUsable(column: Column | undefined, value: unknown): boolean {
  if (!column || column.kind === 'names')
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (value === null) return !column.required && column.default === undefined;
  switch (column.kind) {
    case 'amount':
    case 'percent':
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return isDay(value);
    default:
      return typeof value === 'string';
  }
}
