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
