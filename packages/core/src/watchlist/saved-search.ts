import { isDay } from '../calendar/day';
import type { OfferCard } from '../offer/offer';
import { cut } from '../text/cut';

/** A list that a visitor saved, as the browser stores it. */
export interface SavedSearch {
  /** Path and parameters of the list's page. */
  address: string;
  /** "Private credit, Quarterly, Under $50K" */
  name: string;
  /** Parameters that the API answers the list to, without order and page. */
  params: string;
  /** Ids of the offers that were read at the last look: the newest of the list. */
  seen: readonly string[];
  /** The date of the oldest offer that was read, a UTC timestamp, where the list had more; null where it had no more. */
  seen_from: string | null;
  /** The New Zealand date of the last look. */
  seen_on: string;
}

export const SAVED_LIMIT = 20;
/** As long as an address can be: CloudFront takes no longer one. That of fifty firms is longer than 2,000 characters. */
const LONGEST = 8_192;

/** The newest offers of a list, and how many it has. */
export interface ReadOffers<T = Pick<OfferCard, 'id' | 'created_at'>> {
  data: readonly T[];
  total: number;
}

/**
 * Newest first. Nothing changes (the same list comes back) where the list is full or has the search already, nor for a search that could not
 * be read back: the others would be lost with it.
 */
export function saveSearch(list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  if (list.length >= SAVED_LIMIT || list.some(({ address }) => address === search.address)) return list;
  const row = parseRow({ ...search, name: cut(search.name, LONGEST) });
  return row ? [row, ...list] : list;
}

export function forgetSearch(list: readonly SavedSearch[], address: string): readonly SavedSearch[] {
  const left = list.filter((search) => search.address !== address);
  return left.length < list.length ? left : list;
}

/** Counts what is new from what the list has now. */
export function lookedAt(
  list: readonly SavedSearch[],
  address: string,
  read: ReadOffers,
  today: string,
): readonly SavedSearch[] {
  return list.map((search) =>
    search.address === address ? { ...search, ...listAsSeen(read), seen_on: today } : search,
  );
}

/** What to store of what a list has now. */
export const listAsSeen = ({ data, total }: ReadOffers): Pick<SavedSearch, 'seen' | 'seen_from'> => ({
  seen: data.map(({ id }) => id),
  seen_from: total > data.length ? oldestOf(data) : null,
});

const oldestOf = (offers: ReadOffers['data']): string | null =>
  offers.reduce<string | null>(
    (oldest, { created_at }) => (oldest === null || created_at < oldest ? created_at : oldest),
    null,
  );

/**
 * The offers that the list did not have at the last look. Their dates do not tell that: an offer can be published with a date of long
 * ago, and enter a list when its facts change. Below the oldest offer that was read, what the list had is not known.
 */
export function newSince<T extends Pick<OfferCard, 'id' | 'created_at'>>(
  { seen, seen_from }: Pick<SavedSearch, 'seen' | 'seen_from'>,
  offers: readonly T[],
): T[] {
  const known = new Set(seen);
  return offers.filter(
    ({ id, created_at }) => !known.has(id) && (seen_from === null || created_at > seen_from),
  );
}

/** "2 new", "Nothing new among the newest 100": of a list that is longer than what was read, no more is known. */
export function newWords(fresh: number, { data, total }: ReadOffers<unknown>): string {
  const words = fresh > 0 ? `${fresh} new` : 'Nothing new';
  return total > data.length ? `${words} among the newest ${data.length}` : words;
}

/** A row as it was stored before 26 November 2026: it had only the date of the newest offer. */
export const fromNewest = (old: unknown): unknown => {
  const { newest, ...row } = (old ?? {}) as Record<string, unknown>;
  return { ...row, seen: [], seen_from: newest };
};

/** The list from stored JSON; null where it is none. */
export function parseSavedSearches(stored: unknown): readonly SavedSearch[] | null {
  if (!Array.isArray(stored)) return null;
  const rows = stored.map(parseRow);
  return rows.every((row) => row !== null) ? rows.slice(0, SAVED_LIMIT) : null;
}

function parseRow(row: unknown): SavedSearch | null {
  const { address, name, params, seen, seen_from, seen_on } = (row ?? {}) as Record<string, unknown>;
  // A page of this site: nothing else may become a link.
  if (!isText(address) || !isPath(address) || !isText(name) || !isText(params)) return null;
  if (!isDay(seen_on)) return null;
  if (!Array.isArray(seen) || !seen.every(isText)) return null;
  return { address, name, params, seen, seen_from: isText(seen_from) ? seen_from : null, seen_on };
}

/** Browsers read a backslash as a slash, and leave out line ends and tabs: "/\site" would be an address elsewhere. */
const isPath = (address: string) => /^\/(?![/\\])/.test(address) && !/\p{Cc}/u.test(address);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
