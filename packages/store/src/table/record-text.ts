import { type Item, withoutKeys } from './keys';

export interface RecordText {
  json: string;
}

/**
 * The fields of a record as an item holds them: their JSON, in one attribute. With an attribute for each field the SDK took most
 * of the time of a publish and of a list. Made once for all the items that have a record's fields.
 */
export const recordText = (fields: object): RecordText => ({ json: JSON.stringify(fields) });

/** The fields of a record, from an item. Formats before 6 have an attribute for each. */
export const recordFields = (item: Item): Record<string, unknown> =>
  typeof item.json === 'string' ? JSON.parse(item.json) : withoutKeys(item);

/** The items that have the same record follow each other: what is made of its text is made once. */
export function madeOfText<T>(make: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
