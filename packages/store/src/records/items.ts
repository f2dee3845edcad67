import type { Item, List } from '../table/keys';

/** Gives the keys of the next free position in a list. */
export type NextPlace = (list: List) => Record<string, string>;

/** What lists show of a relation that can grow. */
export const IN_LISTS = 50;

/** An item of a list's own; `place` holds `pk` and `sk`. */
export const listItem = (place: Record<string, string>, fields: Record<string, unknown>) =>
  ({ ...fields, ...place }) as Item;
