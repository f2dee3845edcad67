import type { Fund } from '@tussock/core/fund/fund';
import { collectionItems, fromCollection, type GrowingField } from '../table/collection';
import { type Item, inAssetClass, listOf } from '../table/keys';
import type { Reader, RecordShape } from '../table/reader';
import { recordText } from '../table/record-text';
import { slugItem } from '../table/slug-entry';
import { storedAs } from '../table/stored';
import type { DirectoryReads } from './directory-reads';
import { IN_LISTS, listItem, type NextPlace } from './items';
import { storedFund } from './older-items';

const GROWING: GrowingField[] = ['offers'];
const FUNDS = listOf('funds');
const fundsIn = (assetClassId: string) => inAssetClass('funds', assetClassId);

const record = {
  kind: 'fund' as const,
  stored: 'collection' as const,
  parse(items, cut) {
    const fields = fromCollection(items, GROWING, cut);
    return fields && storedAs(storedFund, fields);
  },
} satisfies RecordShape<Fund>;

export function* fundItems(release: number, fields: Fund, place: NextPlace): Generator<Item> {
  const { id, slug } = fields;
  if (slug !== null) yield slugItem(release, 'fund', slug, { id, slug });
  yield* collectionItems(release, 'fund', fields, GROWING);
  yield {
    ...listItem(place(FUNDS), recordText({ ...fields, offers: fields.offers.slice(0, IN_LISTS) })),
    ...(fields.asset_class && place(fundsIn(fields.asset_class.id))),
  };
}

export const fundReads = (reader: Reader) =>
  ({
    listFunds: (release, page) => reader.list(release, FUNDS, storedFund, page),
    listFundsByAssetClass: (release, assetClassId, page) =>
      reader.list(release, fundsIn(assetClassId), storedFund, page),
    getFundById: (release, id) => reader.byId(release, record, id),
    getFundBySlug: (release, slug) => reader.bySlug(release, record, slug),
  }) satisfies Partial<DirectoryReads>;
