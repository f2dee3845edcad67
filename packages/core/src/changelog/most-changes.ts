/** Changes that are carried from release to release, the latest first; older ones are only in the files of their release. */
export const MOST_CHANGES = 2_000;
