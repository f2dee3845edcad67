const texts = new WeakMap<object, Buffer<ArrayBuffer>>();

/**
 * Remembers the JSON of a value that was read, in UTF-8: it is what the API answers, and writing it again costs as much as
 * reading it.
 */
export function withJson<T extends object>(value: T, json: Buffer<ArrayBuffer>): T {
  texts.set(value, json);
  return value;
}

/** The JSON of a value, if it was read as JSON and nothing was changed; whoever changes a value makes a new one. */
export const readyJson = (value: unknown): Buffer<ArrayBuffer> | undefined => texts.get(value as object);
