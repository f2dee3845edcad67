import { findPreview, type OpenPreview } from '../releases/find-preview';
import type { ReleaseOptions } from '../releases/live';
import type { ReadableTable } from '../table/engine/readable-table';
import type { DirectoryReads } from './directory-reads';
import { createDirectoryReads } from './reads';

/** What shows releases that are not live to whoever has the token of one. */
export interface PreviewSource {
  /** The preview that a token opens; null for any other. Throws `StoreUnavailable`. */
  find(token: string): Promise<OpenPreview | null>;
  /** The directory as if this release were live. */
  reads(release: number): DirectoryReads;
}

/** Few people look at a preview: it has a small part of the memory of a process. */
const CACHE_BYTES = 4 * 1024 * 1024;

export function createPreviewSource(
  table: ReadableTable,
  options: Pick<ReleaseOptions, 'siteAddress' | 'now'> = {},
): PreviewSource {
  const now = options.now ?? Date.now;
  return {
    find: (token) => findPreview(table, token, new Date(now())),
    reads: (release) =>
      createDirectoryReads(table, { ...options, preview: release, cacheBytes: CACHE_BYTES }),
  };
}
