import * as z from 'zod';

const release = z.int().positive();

/** The newest release that was live before; its hash is null where it is from before the chain. */
const predecessor = z.strictObject({ release, hash: z.string().nullable() });
export type Predecessor = z.infer<typeof predecessor>;

/**
 * What ties a release to its content and to the release before it: SHA-256, in hexadecimal digits. See
 * docs/decisions/015-hash-chain.md for what each covers.
 */
export const chain = z.strictObject({
  /** Hash of the manifest's content: counts, settings, and through them every stored item and chunk. */
  content: z.string(),
  /** Null for the first release. */
  previous: predecessor.nullable(),
  /** The hash of the release: of its number, its dates, its content and its predecessor. */
  hash: z.string(),
});
export type Chain = z.infer<typeof chain>;
