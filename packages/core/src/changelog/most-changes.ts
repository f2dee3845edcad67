/** Changes that are carried from release to release, the latest first; older ones are only in the files of their release. */
export const MOST_CHANGES = 2_000;

/**
 * The release after which a list of changes, newest first, lacks none: a full list may lack the last entries of its oldest
 * release, and has none of any before.
 */
export const wholeAfter = (changes: readonly { release: number }[]): number =>
  changes.length < MOST_CHANGES ? 0 : (changes.at(-1)?.release ?? 0);
