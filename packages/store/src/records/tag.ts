import { type Tag, tag } from '@tussock/core/tag/tag';
import type { ManifestOf } from '../releases/live';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { addressItem } from './address';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = { ...oneItem('tag', tag), kind: 'tag' as const };

export function* tagItems(release: number, row: Tag, place: NextPlace): Generator<Item> {
  const fields = tag.parse(row);
  const { id, slug } = fields;
  yield addressItem(release, 'tag', slug, { id, slug });
  yield { ...fields, ...recordKeys(release, 'tag', id, slug) };
  yield listItem(place(listOf(release, 'tags')), fields);
}

export function tagReads(
  reader: Reader,
  manifestOf: ManifestOf,
): Pick<DirectoryReads, 'listTags' | 'getTag'> {
  return {
    listTags: async (release, page) =>
      reader.list(listOf(release, 'tags'), tag, await manifestOf(release), page),
    getTag: (release, slug) => reader.bySlug(release, record, slug),
  };
}
