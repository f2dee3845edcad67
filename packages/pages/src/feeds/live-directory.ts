import type { DirectoryReads, Release } from '@tussock/store/directory-reads';

/** What the files beside the pages are made of: the live release, and the reads by which it is read. */
export interface LiveDirectory {
  reads: DirectoryReads;
  live: Release;
}
