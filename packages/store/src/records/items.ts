import type { Item, ListPartition } from '../table/keys';

/** Gives the keys of the next free place in a list. */
export type NextPlace = (list: ListPartition) => Record<string, string>;

/** What lists show of a relation that can grow. */
export const IN_LISTS = 50;

/** An item of a list's own; `place` holds `pk` and `sk`. */
export const listItem = (place: Record<string, string>, fields: Record<string, unknown>) =>
  ({ ...fields, ...place }) as Item;
