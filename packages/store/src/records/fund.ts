import { type Fund, fund } from '@tussock/core/fund/fund';
import type { ManifestOf } from '../releases/live';
import { collectionItems, fromCollection, type GrowingField } from '../table/collection';
import { type Item, inAssetClass, listOf } from '../table/keys';
import type { Reader, RecordShape } from '../table/reader';
import { addressItem } from './address';
import type { DirectoryReads } from './directory-reads';
import { IN_LISTS, listItem, type NextPlace } from './items';

const GROWING: GrowingField[] = ['offers'];

const record = {
  kind: 'fund' as const,
  stored: 'collection' as const,
  parse(items, cut) {
    const fields = fromCollection(items, GROWING, cut);
    return fields && fund.parse(fields);
  },
} satisfies RecordShape<Fund>;

export function* fundItems(release: number, row: Fund, place: NextPlace): Generator<Item> {
  const fields = fund.parse(row);
  const { id, slug } = fields;
  if (slug !== null) yield addressItem(release, 'fund', slug, { id, slug });
  yield* collectionItems(release, 'fund', fields, GROWING);
  yield {
    ...listItem(place(listOf(release, 'funds')), { ...fields, offers: fields.offers.slice(0, IN_LISTS) }),
    ...(fields.asset_class && place(inAssetClass(release, 'funds', fields.asset_class.id))),
  };
}

type FundReads = Pick<
  DirectoryReads,
  'listFunds' | 'listFundsByAssetClass' | 'getFundById' | 'getFundBySlug'
>;

export function fundReads(reader: Reader, manifestOf: ManifestOf): FundReads {
  return {
    listFunds: async (release, page) =>
      reader.list(listOf(release, 'funds'), fund, await manifestOf(release), page),
    listFundsByAssetClass: async (release, assetClassId, page) =>
      reader.list(inAssetClass(release, 'funds', assetClassId), fund, await manifestOf(release), page),
    getFundById: (release, id) => reader.byId(release, record, id),
    getFundBySlug: (release, slug) => reader.bySlug(release, record, slug),
  };
}
