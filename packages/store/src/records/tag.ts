import { type Tag, tag } from '@tussock/core/tag/tag';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { recordText } from '../table/record-text';
import { slugItem } from '../table/slug-entry';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = oneItem('tag', tag);
const TAGS = listOf('tags');

export function* tagItems(release: number, fields: Tag, place: NextPlace): Generator<Item> {
  const { id, slug } = fields;
  yield slugItem(release, 'tag', slug, { id, slug });
  const text = recordText(fields);
  yield { ...text, ...recordKeys(release, 'tag', id, slug) };
  yield listItem(place(TAGS), text);
}

export const tagReads = (reader: Reader) =>
  ({
    listTags: (release, page) => reader.list(release, TAGS, tag, page),
    getTag: (release, slug) => reader.bySlug(release, record, slug),
  }) satisfies Partial<DirectoryReads>;
