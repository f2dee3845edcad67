import type { TableDefinition } from '@tussock/server/table/definition';

/**
 * The one definition of the directory table. Infrastructure, the local engine and the tests read it.
 *
 * Every key is a plain string that starts with the release (written 42 below), but for `RELEASES`.
 * Positions are counted from 0 within their partition and padded, so that a page is a range of positions, a cursor is
 * a position, and a gap is seen at once. The manifest of the release has the size of every list.
 *
 * | access pattern                     | reads          | partition                      | sort                      |
 * |------------------------------------|----------------|--------------------------------|---------------------------|
 * | live                               | GetItem        | RELEASES                       | LIVE                      |
 * | release                            | GetItem        | RELEASES                       | 0000000042                |
 * | listOffers, listAipOffers          | Query          | 42#list#offers, …#offers-aip   | position                  |
 * | listOffersByStatus                 | Query byStatus | 42#offers#Open                 | position                  |
 * | listOffersByTag                    | Query byTag    | 42#offers#SLUG                 | position                  |
 * | listOffersByAssetClass             | Query byAsset… | 42#offers#ID                   | position                  |
 * | listFundsByAssetClass              | Query byAsset… | 42#funds#ID                    | position                  |
 * | listProviders, listPlatforms, …    | Query          | 42#list#providers, …           | position                  |
 * | getOfferById, getPlatform, …       | GetItem        | 42#offer#ID, 42#platform#ID    | record                    |
 * | getProviderById, getFundById       | Query          | 42#provider#ID: a collection   | record, record#offer#0, … |
 * | getOfferBySlug, getProviderBySlug… | Query bySlug   | 42#offer#BUCKET (1 of 16)      | begins with `SLUG#`       |
 * | getLockedOffer                     | GetItem        | 42#locked#ID                   | record                    |
 * | findRetiredSlug                    | GetItem        | 42#address#offer#SLUG          | address                   |
 * | offersOf, offersOnPlatform         | Query          | 42#offers-of#asset-class#SLUG  | position                  |
 * | overview, outcomes, recordCounts … | Query          | 42#whole#overview, …           | position                  |
 * | catalogue, firms, changelog, …     | Query          | 42#chunks#catalogue, …         | position                  |
 * | ledgerRows                         | GetItem        | 42#chunks#record               | position                  |
 *
 * An offer is in byTag under each of its tags. Its record and its places in lists carry a tag each; the other tags have items.
 *
 * Providers and funds are item collections: the record and one small item per offer, fund or person of theirs, under the
 * id in the table and under the slug in bySlug alike. What a list shows of them is an item of its own, cut to 50.
 */
export const DIRECTORY_TABLE = {
  fields: {
    pk: 'string',
    sk: 'string',
    slug_pk: 'string',
    slug_sk: 'string',
    tag_pk: 'string',
    tag_sk: 'string',
    asset_class_pk: 'string',
    asset_class_sk: 'string',
    status_pk: 'string',
    status_sk: 'string',
  },
  primaryIndex: { hashKey: 'pk', rangeKey: 'sk' },
  globalIndexes: {
    bySlug: { hashKey: 'slug_pk', rangeKey: 'slug_sk' },
    byTag: { hashKey: 'tag_pk', rangeKey: 'tag_sk' },
    byAssetClass: { hashKey: 'asset_class_pk', rangeKey: 'asset_class_sk' },
    byStatus: { hashKey: 'status_pk', rangeKey: 'status_sk' },
  },
} as const satisfies TableDefinition;

/** The partitions of what exclusive offers lock, as a pattern for a policy: only the API reads them. */
export const LOCKED_PARTITIONS = '*#locked#*';

export type IndexName = keyof typeof DIRECTORY_TABLE.globalIndexes;
export const INDEX_NAMES = Object.keys(DIRECTORY_TABLE.globalIndexes) as IndexName[];
