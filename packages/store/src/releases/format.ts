/**
 * The version of all that is stored under a release: manifest, items, chunks, catalogue. Raise it when something is
 * stored in another way or place, and keep reading the format before (a fixture proves it). A column that is added or
 * dropped needs no new format: `storedAs` reads items without it. See docs/decisions/009-stored-formats.md.
 */
export const FORMAT = 8;

/** What was written before manifests named their format. */
export const FORMAT_BEFORE = 3;

/** The first format whose releases carry the hash of their content and of the release before. */
export const CHAINED_SINCE = 5;

/** The first format whose tables are stored line by line. */
export const TABLES_IN_LINES = 6;

const READABLE: readonly unknown[] = [FORMAT_BEFORE, 4, 5, 6, 7, FORMAT];

export const isReadable = (format: unknown) => READABLE.includes(format);
