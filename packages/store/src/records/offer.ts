import { type LockedOffer, lockedOffer, type Offer, offer } from '@tussock/core/offer/offer';
import type { ManifestOf } from '../releases/live';
import { type Item, inAssetClass, listOf, offersWithStatus, offersWithTag, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { addressItem } from './address';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = { ...oneItem('offer', offer), kind: 'offer' as const };
const locked = oneItem('locked', lockedOffer);

export function* offerItems(release: number, row: Offer, place: NextPlace): Generator<Item> {
  const fields = offer.parse(row);
  const { id, slug } = fields;
  const keys = recordKeys(release, 'offer', id, slug);
  if (slug !== null) yield addressItem(release, 'offer', slug, { id, slug });
  if (!fields.is_active) {
    yield { ...fields, ...keys };
    return;
  }
  yield {
    ...fields,
    ...keys,
    ...place(offersWithStatus(release, fields.status)),
    ...(fields.asset_class && place(inAssetClass(release, 'offers', fields.asset_class.id))),
  };
  yield listItem(place(listOf(release, 'offers')), fields);
  if (fields.is_aip_eligible) yield listItem(place(listOf(release, 'offers-aip')), fields);
  for (const tag of fields.tags)
    yield { ...fields, pk: keys.pk, sk: `tag#${tag.slug}`, ...place(offersWithTag(release, tag.slug)) };
}

/** Under a key of its own, so that no index and no list holds it. */
export const lockedOfferItem = (release: number, row: LockedOffer): Item => ({
  ...lockedOffer.parse(row),
  ...recordKeys(release, 'locked', row.id, null),
});

type OfferReads = Pick<
  DirectoryReads,
  | 'listOffers'
  | 'listOffersByStatus'
  | 'listAipOffers'
  | 'listOffersByTag'
  | 'listOffersByAssetClass'
  | 'getOfferById'
  | 'getOfferBySlug'
  | 'getLockedOffer'
>;

export function offerReads(reader: Reader, manifestOf: ManifestOf): OfferReads {
  return {
    listOffers: async (release, page) =>
      reader.list(listOf(release, 'offers'), offer, await manifestOf(release), page),
    listOffersByStatus: async (release, status, page) =>
      reader.list(offersWithStatus(release, status), offer, await manifestOf(release), page),
    listAipOffers: async (release, page) =>
      reader.list(listOf(release, 'offers-aip'), offer, await manifestOf(release), page),
    listOffersByTag: async (release, tagSlug, page) =>
      reader.list(offersWithTag(release, tagSlug), offer, await manifestOf(release), page),
    listOffersByAssetClass: async (release, assetClassId, page) =>
      reader.list(inAssetClass(release, 'offers', assetClassId), offer, await manifestOf(release), page),
    getOfferById: (release, id) => reader.byId(release, record, id),
    getOfferBySlug: (release, slug) => reader.bySlug(release, record, slug),
    getLockedOffer: (release, id) => reader.uncached(release, locked, id),
  };
}
