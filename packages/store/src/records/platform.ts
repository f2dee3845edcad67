import { type Platform, platform } from '@tussock/core/platform/platform';
import type { ManifestOf } from '../releases/live';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = oneItem('platform', platform);

export function* platformItems(release: number, row: Platform, place: NextPlace): Generator<Item> {
  const fields = platform.parse(row);
  yield { ...fields, ...recordKeys(release, 'platform', fields.id, null) };
  yield listItem(place(listOf(release, 'platforms')), fields);
}

export function platformReads(
  reader: Reader,
  manifestOf: ManifestOf,
): Pick<DirectoryReads, 'listPlatforms' | 'getPlatform'> {
  return {
    listPlatforms: async (release, page) =>
      reader.list(listOf(release, 'platforms'), platform, await manifestOf(release), page),
    getPlatform: (release, id) => reader.byId(release, record, id),
  };
}
