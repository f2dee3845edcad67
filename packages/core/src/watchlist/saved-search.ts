import { isStoredDate } from './stored-date';

/** A list that a visitor saved, as the browser stores it. */
export interface SavedSearch {
  /** Path and parameters of the list's page. */
  address: string;
  /** "Private credit, Quarterly, Under $50K" */
  name: string;
  /** Parameters that the API answers the list to, without order and page. */
  params: string;
  /** When the newest offer that was seen was listed: a UTC timestamp; null where none was. */
  newest: string | null;
  /** The New Zealand date of the last look. */
  seen_on: string;
}

export const SAVED_LIMIT = 20;
const LONGEST = 2_000;

interface Listed {
  id: string;
  name: string;
  slug: string | null;
  created_at: string;
}

/** Newest first. Nothing changes (the same list comes back) where the list is full or has the search already. */
export function saveSearch(list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  if (list.length >= SAVED_LIMIT || list.some(({ address }) => address === search.address)) return list;
  return [search, ...list];
}

export function forgetSearch(list: readonly SavedSearch[], address: string): readonly SavedSearch[] {
  const left = list.filter((search) => search.address !== address);
  return left.length < list.length ? left : list;
}

/** Counts what is new from these offers on. */
export function lookedAt(
  list: readonly SavedSearch[],
  address: string,
  offers: readonly Listed[],
  today: string,
): readonly SavedSearch[] {
  return list.map((search) =>
    search.address === address
      ? { ...search, newest: newestOf(offers) ?? search.newest, seen_on: today }
      : search,
  );
}

/** When the newest of these offers was listed; null for none. */
export const newestOf = (offers: readonly Pick<Listed, 'created_at'>[]): string | null =>
  offers.reduce<string | null>(
    (newest, { created_at }) => (newest === null || created_at > newest ? created_at : newest),
    null,
  );

/** The offers that were listed after the newest that the visitor saw. */
export const newSince = <T extends Pick<Listed, 'created_at'>>(
  { newest }: Pick<SavedSearch, 'newest'>,
  offers: readonly T[],
): T[] => offers.filter(({ created_at }) => newest === null || created_at > newest);

/** The list from stored JSON; null where it is none. */
export function parseSavedSearches(stored: unknown): readonly SavedSearch[] | null {
  if (!Array.isArray(stored)) return null;
  const rows = stored.map(parseRow);
  return rows.every((row) => row !== null) ? rows.slice(0, SAVED_LIMIT) : null;
}

function parseRow(row: unknown): SavedSearch | null {
  const { address, name, params, newest, seen_on } = (row ?? {}) as Record<string, unknown>;
  // A page of this site: nothing else may become a link.
  if (!isText(address) || !isPath(address) || !isText(name) || !isText(params)) return null;
  if (!isStoredDate(seen_on)) return null;
  return { address, name, params, newest: isText(newest) ? newest : null, seen_on };
}

/** Browsers read a backslash as a slash, and leave out line ends and tabs: "/\site" would be an address elsewhere. */
const isPath = (address: string) => /^\/(?![/\\])/.test(address) && !/\p{Cc}/u.test(address);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
