import type { ZodType } from 'zod';
import { StoredBytes } from './engine/stored-bytes';
import { type Item, withoutKeys } from './keys';
import { shapeOf } from './shape';
import { storedAs } from './stored';

export type RecordText = {
  json: Buffer;
  /** The fields that the record had when it was stored (`shapeOf`); missing where no reader asks. */
  shape?: string;
};

/**
 * The fields of a record as an item holds them: their JSON, in one attribute. With an attribute for each field the SDK took most
 * of the time of a publish and of a list. As bytes, it is answered as it comes: a text would be JSON within JSON, with each
 * quotation mark escaped. Made once for all the items that have a record's fields.
 */
export const recordText = (fields: object, shape?: string): RecordText => ({
  json: Buffer.from(JSON.stringify(fields)),
  ...(shape && { shape }),
});

/** The JSON of an item's record: bytes, in format 6 a text; null where each field has an attribute, as in those before. */
function jsonOf({ json }: Item): StoredBytes | Buffer<ArrayBuffer> | null {
  if (json instanceof StoredBytes) return json;
  if (typeof json === 'string') return Buffer.from(json);
  return json instanceof Uint8Array ? asBuffer(json) : null;
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** The fields of a record, from an item. */
export function recordFields(item: Item): Record<string, unknown> {
  const json = jsonOf(item);
  return json ? JSON.parse(json.toString()) : withoutKeys(item);
}

/** The JSON of an item's record where it is the schema's as it is; null where an earlier version stored it. */
export const jsonAs = (schema: ZodType, item: Item) =>
  item.shape !== undefined && item.shape === shapeOf(schema) ? jsonOf(item) : null;

/** A record from an item, read by its schema. Throws `ZodError`. */
export const recordAs = <T>(schema: ZodType<T>, item: Item): T => storedAs(schema, recordFields(item));

/** Remembers what was made of the last text. The items that have the same record follow each other, so it is made once for all of them. */
export function madeOfText<T>(make: (text: Uint8Array) => T): (text: Uint8Array) => T {
  let last: { text: Uint8Array; made: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
