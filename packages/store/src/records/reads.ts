import { createReleases, type ReleaseOptions } from '../releases/live';
import type { ReadableTable } from '../table/engine/readable-table';
import type { SluggedKind } from '../table/keys';
import { createReader } from '../table/reader';
import { createResultCache } from '../table/result-cache';
import { assetClassReads } from './asset-class';
import { blogPostReads } from './blog-post';
import { catalogueReads } from './catalogue';
import type { DirectoryReads, Moved } from './directory-reads';
import { faqReads } from './faq';
import { fundReads } from './fund';
import { goneWhilePruned } from './gone-while-pruned';
import { ledgerReads } from './ledger';
import { offerReads } from './offer';
import { offerGroupReads } from './offer-groups';
import { platformReads } from './platform';
import { providerReads } from './provider';
import { redactedReads } from './redacted-reads';
import { tagReads } from './tag';
import { wholeReads } from './whole';

export interface ReadOptions extends ReleaseOptions {
  /** Bytes of items that are cached; parsed they take about three times as much. */
  cacheBytes?: number;
}

const CACHE_BYTES = 32 * 1024 * 1024;

/** The directory as one process reads it, with what it caches. */
export function createDirectoryReads(table: ReadableTable, options: ReadOptions = {}): DirectoryReads {
  const releases = createReleases(table, options);
  const countsOf = async (release: number) => (await releases.manifestOf(release)).partitions;
  const cache = createResultCache(options.cacheBytes ?? CACHE_BYTES);
  const reader = createReader(table, cache, countsOf);
  const whole = catalogueReads(table, releases);
  const records = {
    ...offerReads(reader),
    ...providerReads(reader),
    ...platformReads(reader),
    ...fundReads(reader),
    ...tagReads(reader),
    ...assetClassReads(reader),
    ...blogPostReads(reader),
    ...faqReads(reader),
  };
  const stored = {
    ...records,
    ...whole,
    stats: async (release: number) => (await releases.manifestOf(release)).stats,
    ...offerGroupReads(table, cache, { ...releases, ...whole }),
    ...ledgerReads(table, cache, { ...releases, ...whole }),
    ...wholeReads(table, cache, { ...releases, ...records, ...whole }),
    async findRetiredSlug(release: number, kind: SluggedKind, slug: string): Promise<Moved | null> {
      const entry = await reader.slugEntry(release, kind, slug);
      return entry && entry.slug !== slug ? entry : null;
    },
  };
  const shown = redactedReads(goneWhilePruned(stored, releases.assertThere), releases);
  const { live, release, list: listReleases, assertThere } = releases;
  return { live, release, listReleases, assertThere, ...shown };
}
