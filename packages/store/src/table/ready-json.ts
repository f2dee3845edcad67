const texts = new WeakMap<object, string>();

/** Remembers the JSON of a value that was read: it is what the API answers, and writing it again costs as much as reading it. */
export function withJson<T extends object>(value: T, json: string): T {
  texts.set(value, json);
  return value;
}

/** The JSON of a value, if it was read as JSON and nothing was changed; whoever changes a value makes a new one. */
export const readyJson = (value: unknown): string | undefined => texts.get(value as object);
