import { type Platform, platform } from '@tussock/core/firm/platform';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { recordText } from '../table/record-text';
import { slugItem } from '../table/slug-entry';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = oneItem('platform', platform);
const PLATFORMS = listOf('platforms');

export function* platformItems(release: number, fields: Platform, place: NextPlace): Generator<Item> {
  const { id, slug } = fields;
  if (slug !== null) yield slugItem(release, 'platform', slug, { id, slug });
  const text = recordText(fields);
  yield { ...text, ...recordKeys(release, 'platform', id, slug) };
  yield listItem(place(PLATFORMS), text);
}

export const platformReads = (reader: Reader) =>
  ({
    listPlatforms: (release, page) => reader.list(release, PLATFORMS, platform, page),
    getPlatform: (release, id) => reader.byId(release, record, id),
    getPlatformBySlug: (release, slug) => reader.bySlug(release, record, slug),
  }) satisfies Partial<DirectoryReads>;
