import type { ZodType } from 'zod';
import { type Item, withoutKeys } from './keys';
import { shapeOf } from './shape';
import { storedAs } from './stored';

export interface RecordText {
  json: string;
  /** The fields that the record had when it was stored (`shapeOf`); missing where no reader asks. */
  shape?: string;
}

/**
 * The fields of a record as an item holds them: their JSON, in one attribute. With an attribute for each field the SDK took most
 * of the time of a publish and of a list. Made once for all the items that have a record's fields.
 */
export const recordText = (fields: object, shape?: string): RecordText => ({
  json: JSON.stringify(fields),
  ...(shape && { shape }),
});

/** The fields of a record, from an item. Formats before 6 have an attribute for each. */
export const recordFields = (item: Item): Record<string, unknown> =>
  typeof item.json === 'string' ? JSON.parse(item.json) : withoutKeys(item);

/** The JSON of an item's record where it is the schema's as it is; null where an earlier version stored it. */
export const jsonAs = (schema: ZodType, { json, shape }: Item): string | null =>
  typeof json === 'string' && shape === shapeOf(schema) ? json : null;

/** A record from an item, read by its schema. Throws `ZodError`. */
export const recordAs = <T>(schema: ZodType<T>, item: Item): T => storedAs(schema, recordFields(item));

/** The items that have the same record follow each other: what is made of its text is made once. */
export function madeOfText<T>(make: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
