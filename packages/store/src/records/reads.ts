import { createReleases } from '../releases/live';
import type { DirectoryTable } from '../table/client';
import { createReader } from '../table/reader';
import { createResultCache } from '../table/result-cache';
import { assetClassReads } from './asset-class';
import { blogPostReads } from './blog-post';
import { catalogueReads } from './catalogue';
import type { DirectoryReads, Moved } from './directory-reads';
import { faqReads } from './faq';
import { fundReads } from './fund';
import { offerReads } from './offer';
import { platformReads } from './platform';
import { providerReads } from './provider';
import { tagReads } from './tag';

export interface ReadOptions {
  /** Bytes of items that are kept; parsed they take about three times as much. */
  cacheBytes?: number;
  /** Milliseconds since 1970, for the age of the pointer. */
  now?: () => number;
}

const CACHE_BYTES = 32 * 1024 * 1024;

/** The directory as one process reads it, with what it keeps in memory. */
export function createDirectoryReads(table: DirectoryTable, options: ReadOptions = {}): DirectoryReads {
  const releases = createReleases(table, options.now);
  const reader = createReader(table, createResultCache(options.cacheBytes ?? CACHE_BYTES));
  const { manifestOf } = releases;
  return {
    live: releases.live,
    release: releases.release,
    ...offerReads(reader, manifestOf),
    ...providerReads(reader, manifestOf),
    ...platformReads(reader, manifestOf),
    ...fundReads(reader, manifestOf),
    ...tagReads(reader, manifestOf),
    ...assetClassReads(reader, manifestOf),
    ...blogPostReads(reader, manifestOf),
    ...faqReads(reader, manifestOf),
    ...catalogueReads(table, manifestOf),
    async findRetiredSlug(release, kind, slug): Promise<Moved | null> {
      const entry = await reader.address(release, kind, slug);
      return entry && entry.slug !== slug ? entry : null;
    },
  };
}
