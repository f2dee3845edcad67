/** Changes that are carried from release to release, the latest first; older ones are only in the files of their release. */
export const MOST_CHANGES = 2_000;

/**
 * The oldest entry of a full list of changes, newest first: the list may lack others of its release, and has none of any before.
 * Null for a list that lacks none. Only the list as it is stored tells: what is left out of an answer makes it shorter.
 */
export const oldestOfFull = <Entry>(changes: readonly Entry[]): Entry | null =>
  changes.length < MOST_CHANGES ? null : (changes.at(-1) ?? null);
