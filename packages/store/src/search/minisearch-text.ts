import { FIELDS, type IndexedText, postingMaker } from './index-text';
import type { StoredText } from './text-documents';

/** The parts of MiniSearch's serialised form (version 2) that are read here. */
interface Serialised {
  nextId: number;
  fieldIds: Record<string, number>;
  fieldLength: Record<string, number[]>;
  storedFields: Record<string, StoredText>;
  /** Per word, per field, per document the number of times. */
  index: [string, Record<string, Record<string, number>>][];
}

/** Releases up to format 5 stored MiniSearch's own JSON. */
export const isMiniSearch = (stored: Buffer): boolean => stored[0] === '{'.charCodeAt(0);

/** The text index of a release up to format 5, as it is stored since. */
export function textOfMiniSearch(stored: Buffer): IndexedText {
  const { nextId: size, ...parts } = JSON.parse(stored.toString()) as Serialised;
  const fieldIds = FIELDS.map((name) => parts.fieldIds[name] ?? -1);
  const lengths = Array.from({ length: size }, (_, document) =>
    fieldIds.map((id) => parts.fieldLength[document]?.[id] ?? 0),
  ).flat();
  const total = new Float32Array(size);
  const makePosting = postingMaker(lengths, size);
  const found = new Map(parts.index);
  const words = [...found.keys()].sort();
  const postings = words.map((word) => {
    const fields = fieldIds.map((id) => found.get(word)?.[id] ?? {});
    const places = fields
      .flatMap((counts, field) => Object.keys(counts).map((key) => Number(key) * FIELDS.length + field))
      .sort((a, b) => a - b);
    const counts = places.map((place) => {
      const field = place % FIELDS.length;
      return fields[field]?.[(place - field) / FIELDS.length] ?? 0;
    });
    return makePosting({ places, counts }, total);
  });
  const records = Array.from({ length: size }, (_, document) => parts.storedFields[document] as StoredText);
  return { words, postings, records };
}
