import { type LockedOffer, type Offer, offer } from '@tussock/core/offer/offer';
import { type Item, inAssetClass, listOf, offersWithStatus, offersWithTag, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { recordText } from '../table/record-text';
import { shapeOf } from '../table/shape';
import { slugItem } from '../table/slug-entry';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';
import { storedLockedOffer, storedOffer } from './older-items';

const record = oneItem('offer', storedOffer);
const locked = oneItem('locked', storedLockedOffer);
const OFFERS = listOf('offers');
const AIP_OFFERS = listOf('offers-aip');
const offersIn = (assetClassId: string) => inAssetClass('offers', assetClassId);

export function* offerItems(release: number, fields: Offer, place: NextPlace): Generator<Item> {
  const { id, slug } = fields;
  const keys = recordKeys(release, 'offer', id, slug);
  if (slug !== null) yield slugItem(release, 'offer', slug, { id, slug });
  const text = recordText(fields, shapeOf(offer));
  if (!fields.is_active) {
    yield { ...text, ...keys };
    return;
  }
  // An item can be in the index by one tag: the record and its places in lists take the first ones, each other tag has an item.
  const tags = fields.tags.map(({ slug }) => slug);
  const byTag = () => {
    const slug = tags.shift();
    return slug === undefined ? {} : place(offersWithTag(slug));
  };
  yield {
    ...text,
    ...keys,
    ...place(offersWithStatus(fields.status)),
    ...(fields.asset_class && place(offersIn(fields.asset_class.id))),
    ...byTag(),
  };
  yield { ...listItem(place(OFFERS), text), ...byTag() };
  if (fields.is_aip_eligible) yield { ...listItem(place(AIP_OFFERS), text), ...byTag() };
  while (tags.length > 0) yield { ...text, pk: keys.pk, sk: `tag#${tags[0]}`, ...byTag() };
}

/** Under a key of its own, so that no index and no list holds it. */
export const lockedOfferItem = (release: number, fields: LockedOffer): Item => ({
  ...recordText(fields),
  ...recordKeys(release, 'locked', fields.id, null),
});

export const offerReads = (reader: Reader) =>
  ({
    listOffers: (release, page) => reader.list(release, OFFERS, storedOffer, page),
    listOffersByStatus: (release, status, page) =>
      reader.list(release, offersWithStatus(status), storedOffer, page),
    listAipOffers: (release, page) => reader.list(release, AIP_OFFERS, storedOffer, page),
    listOffersByTag: (release, tagSlug, page) =>
      reader.list(release, offersWithTag(tagSlug), storedOffer, page),
    listOffersByAssetClass: (release, assetClassId, page) =>
      reader.list(release, offersIn(assetClassId), storedOffer, page),
    getOfferById: (release, id) => reader.byId(release, record, id),
    getOfferBySlug: (release, slug) => reader.bySlug(release, record, slug),
    getLockedOffer: (release, id) => reader.uncached(release, locked, id),
  }) satisfies Partial<DirectoryReads>;
