import { type AssetClass, assetClass } from '@tussock/core/asset-class/asset-class';
import type { ManifestOf } from '../releases/live';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { addressItem } from './address';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = { ...oneItem('asset-class', assetClass), kind: 'asset-class' as const };

export function* assetClassItems(release: number, row: AssetClass, place: NextPlace): Generator<Item> {
  const fields = assetClass.parse(row);
  const { id, slug } = fields;
  yield addressItem(release, 'asset-class', slug, { id, slug });
  yield { ...fields, ...recordKeys(release, 'asset-class', id, slug) };
  yield listItem(place(listOf(release, 'asset-classes')), fields);
}

export function assetClassReads(
  reader: Reader,
  manifestOf: ManifestOf,
): Pick<DirectoryReads, 'listAssetClasses' | 'getAssetClass'> {
  return {
    listAssetClasses: async (release, page) =>
      reader.list(listOf(release, 'asset-classes'), assetClass, await manifestOf(release), page),
    getAssetClass: (release, slug) => reader.bySlug(release, record, slug),
  };
}
