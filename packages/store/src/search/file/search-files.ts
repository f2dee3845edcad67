import * as z from 'zod';

/** What the manifest of a release says of its search file. */
export const searchFileEntry = z.strictObject({
  /** Of what is in the file: see `SEARCH_FILE_VERSION`. */
  version: z.int().positive(),
  bytes: z.int().positive(),
  /** Of the file, in hexadecimal digits. */
  sha256: z.string(),
});
export type SearchFileEntry = z.infer<typeof searchFileEntry>;

/** Where the search files of releases are stored. */
export interface SearchFiles {
  /** Stores the file at a path. Throws `StoreUnavailable`. */
  put(release: number, entry: SearchFileEntry, path: string): Promise<void>;
  /** The path of the file on this machine, whole as its entry says; null where it is not stored. Throws `StoreUnavailable`. */
  get(release: number, entry: SearchFileEntry): Promise<string | null>;
  /** Removes all files of a release. */
  remove(release: number): Promise<void>;
}

/** The name of a file says what is in it, so that none is ever written over. */
export const nameOfFile = (release: number, { sha256 }: SearchFileEntry) => `${release}-${sha256}.sqlite`;
