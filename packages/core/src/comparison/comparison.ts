import { hasId } from '../identifier/identifier';

/** At most this many offers are compared. */
export const COMPARISON_LIMIT = 3;

export const COMPARISON_PARSE_MESSAGE = 'Failed to parse comparison data';

/** An offer in the list; what else it carries is up to the page. */
export interface Compared {
  id: string;
}

/** The local-storage key: "tussock_comparison" for the product Tussock. */
export function comparisonKey(productName: string): string {
  return `${productName.toLowerCase().replace(/\s+/g, '_')}_comparison`;
}

/** Whether one more offer fits. */
export function canAdd(list: readonly Compared[]): boolean {
  return list.length < COMPARISON_LIMIT;
}

export function isCompared(list: readonly Compared[], id: string): boolean {
  return list.some((offer) => offer.id === id);
}

/** Adding is ignored (the same list comes back) when three are in it or the offer is. */
export function addToComparison<T extends Compared>(list: readonly T[], offer: T): readonly T[] {
  return canAdd(list) && !isCompared(list, offer.id) ? [...list, offer] : list;
}

export function removeFromComparison<T extends Compared>(list: readonly T[], id: string): readonly T[] {
  return isCompared(list, id) ? list.filter((offer) => offer.id !== id) : list;
}

/**
 * The list from stored JSON. Null where that is not an array of objects with an id: the caller logs
 * `COMPARISON_PARSE_MESSAGE` and continues with an empty list. Offers beyond the limit, or in it twice, are left out.
 */
export function parseComparison(stored: unknown): readonly Compared[] | null {
  if (!Array.isArray(stored) || !stored.every(hasId)) return null;
  return stored.reduce<readonly Compared[]>(addToComparison, []);
}
