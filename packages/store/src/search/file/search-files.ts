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
  /** The path of the file on this machine, whole as its entry says. Throws `BadSearchFile` and `StoreUnavailable`. */
  get(release: number, entry: SearchFileEntry): Promise<string>;
  /** Removes all files of a release. Throws `StoreUnavailable`. */
  remove(release: number): Promise<void>;
}

/** The search file of a release is not as its entry says. */
export class BadSearchFile extends Error {
  override readonly name = 'BadSearchFile';
  constructor(
    release: number,
    readonly what: 'is missing' | 'is not what was published',
  ) {
    super(`The search file of release ${release} ${what}`);
  }
}
