import { type AssetClass, assetClass } from '@tussock/core/asset-class/asset-class';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { recordText } from '../table/record-text';
import { slugItem } from '../table/slug-entry';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = oneItem('asset-class', assetClass);
const ASSET_CLASSES = listOf('asset-classes');

export function* assetClassItems(release: number, fields: AssetClass, place: NextPlace): Generator<Item> {
  const { id, slug } = fields;
  yield slugItem(release, 'asset-class', slug, { id, slug });
  const text = recordText(fields);
  yield { ...text, ...recordKeys(release, 'asset-class', id, slug) };
  yield listItem(place(ASSET_CLASSES), text);
}

export const assetClassReads = (reader: Reader) =>
  ({
    listAssetClasses: (release, page) => reader.list(release, ASSET_CLASSES, assetClass, page),
    getAssetClass: (release, slug) => reader.bySlug(release, record, slug),
  }) satisfies Partial<DirectoryReads>;
