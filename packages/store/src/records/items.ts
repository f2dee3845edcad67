import type { Item, Key, List } from '../table/keys';
import type { RecordText } from '../table/record-text';

/** Gives the keys of the next free position in a list. */
export type NextPlace = (list: List) => Record<string, string>;

/** What lists show of a relation that can grow. */
export const IN_LISTS = 50;

/** An item of a list's own; `place` holds `pk` and `sk`. */
export const listItem = (place: Record<string, string>, text: RecordText): Item => ({
  ...text,
  ...(place as Key),
});
