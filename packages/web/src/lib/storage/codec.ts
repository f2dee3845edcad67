/** How a value is written as text, and read back. */
export interface Codec<T> {
  /** Null for text that no version of this code has written. Never throws. */
  decode: (text: string) => T | null;
  encode: (value: T) => string;
}

/** Text as it is. */
export const plainText: Codec<string> = { decode: (text) => text, encode: (value) => value };

/** JSON without a version: for a form that is fixed by contract. */
export const json = <T>(parse: (stored: unknown) => T | null): Codec<T> => ({
  decode: (text) => parse(parseJson(text)),
  encode: (value) => JSON.stringify(value),
});

/**
 * What brings stored data up to date: `1` makes data of version 2 from that of version 1, and so on. Data of a newer
 * version than this code knows goes to the parser as it is, which takes from it what it can use.
 */
export type Upgrades = Readonly<Record<number, (old: unknown) => unknown>>;

/** An object that carries the version of its form, or a list of such objects. Version 1, the first, carried none. */
export const versioned = <T extends object>(
  version: number,
  upgrades: Upgrades,
  parse: (stored: unknown) => T | null,
): Codec<T> => {
  const read = (stored: unknown) => upgraded(stored, version, upgrades);
  const write = (value: object) => ({ version, ...value });
  return {
    decode: (text) => {
      const stored = parseJson(text);
      return parse(Array.isArray(stored) ? stored.map(read) : read(stored));
    },
    encode: (value) => JSON.stringify(Array.isArray(value) ? value.map(write) : write(value)),
  };
};

function upgraded(stored: unknown, version: number, upgrades: Upgrades): unknown {
  let data = stored;
  for (let from = versionOf(stored); from < version; from += 1) data = upgrades[from]?.(data) ?? data;
  return data;
}

function versionOf(stored: unknown): number {
  const version = (stored as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
