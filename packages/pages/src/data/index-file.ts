import { hasFiles } from '@tussock/core/release/data-files';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { type DataFile, jsonFile, MANIFEST } from './release-files';

/** `/data/index.json`: every release that was live, for programs that poll. Those that have files have a manifest. */
export async function indexFile(reads: DirectoryReads): Promise<DataFile | undefined> {
  const [live, releases] = [await reads.live(), await reads.listReleases()];
  if (!live) return undefined;
  const { address, demonstration, licence, name } = live.settings;
  return jsonFile('index.json', {
    name,
    demonstration,
    licence,
    live: live.release,
    dictionary: `${address}/data/dictionary`,
    releases: releases.map((one) => ({
      ...one,
      manifest: hasFiles(one) ? `${address}/data/${one.release}/${MANIFEST}` : null,
    })),
  });
}
