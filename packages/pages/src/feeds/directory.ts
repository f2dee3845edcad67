import type { DirectoryReads, Release } from '@tussock/store/directory-reads';

/** What the feeds read: one release and the reads of it. */
export interface Source {
  reads: DirectoryReads;
  live: Release;
}
