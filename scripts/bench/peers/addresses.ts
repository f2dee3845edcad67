import { OFFER_CARD } from '@tussock/core/offer/columns';
import type { Cursor } from '@tussock/store/cursor';
import { keyNames, type List, listNamed, partitionKey, position, slugBucket } from '@tussock/store/keys';

/** The addresses that ask each of those compared the same question. */

const address = (path: string, parameters: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(parameters)}`;

const CARD = [
  ...OFFER_CARD.filter((name) => name !== 'tags' && name !== 'asset_class'),
  'provider:providers(id,slug,name,provider_type,logo_url,location)',
  'platform:platforms(id,slug,name,logo_url)',
  'fund:funds(id,slug,name)',
  'asset_class:asset_classes!class_id(*)',
  'tags(*)',
].join(',');

/** `*` costs PostgREST less than the names of all columns. */
const WHOLE = [
  '*',
  'provider:providers(*)',
  'platform:platforms(*)',
  'fund:funds(*,asset_class:asset_classes(*))',
  'asset_class:asset_classes!class_id(*)',
  'tags(*)',
  'sources(*)',
].join(',');

const NEWEST = { is_active: 'eq.true', order: 'created_at.desc', limit: '25' };

const OPEN = { ...NEWEST, status: 'eq.Open' };

export const postgrestAddresses = {
  list: (before: string) => [address('/offers', { select: WHOLE, created_at: `lt.${before}`, ...NEWEST })],
  cards: (before: string) => [address('/offers', { select: CARD, created_at: `lt.${before}`, ...NEWEST })],
  slug: (slug: string) => [address('/offers', { select: WHOLE, slug: `eq.${slug}` })],
  tag: (tag: string, before: string) => [
    address('/offers', {
      select: `${WHOLE},of:tags!inner()`,
      'of.slug': `eq.${tag}`,
      created_at: `lt.${before}`,
      ...NEWEST,
    }),
  ],
  search: (q: string) => [address('/offers', { select: CARD, words: `plfts(english).${q}`, ...OPEN })],
  similar: (q: string) => [
    address('/rpc/similar_offers', {
      q,
      // PostgREST filters what a function answers by the columns that are selected.
      select: `${CARD},is_active`,
      status: 'eq.Open',
      is_active: 'eq.true',
      limit: '25',
    }),
  ],
  facets: (before: string) => [
    address('/offers', { select: CARD, created_at: `lt.${before}`, ...OPEN }),
    '/rpc/facet_counts?of_status=Open',
  ],
};

export const sqliteAddresses = {
  list: (before: string) => [address('/list', { before })],
  cards: (before: string) => [address('/cards', { before })],
  slug: (slug: string) => [address('/slug', { slug })],
  tag: (tag: string, before: string) => [address('/tag', { tag, before })],
  search: (q: string) => [address('/search', { q })],
  facets: (before: string) => [address('/facets', { before })],
};

/** The request that ours sends to the table, for a server that passes its answer on. */
function tableQuery(
  release: number,
  list: List,
  condition: string,
  values: Readonly<Record<string, string>>,
  options: { Limit?: number } = {},
): string[] {
  const { hashKey, rangeKey } = keyNames(list.index);
  const texts = Object.entries({ ':hash': partitionKey(release, list), ...values });
  const input = {
    TableName: 'tussock-directory',
    ReturnConsumedCapacity: 'TOTAL',
    ...(list.index && { IndexName: list.index }),
    KeyConditionExpression: `#hash = :hash AND ${condition}`,
    ExpressionAttributeNames: { '#hash': hashKey, '#range': rangeKey },
    ExpressionAttributeValues: Object.fromEntries(texts.map(([name, S]) => [name, { S }])),
    ...options,
  };
  return [`/Query?${encodeURIComponent(JSON.stringify(input))}`];
}

export const floorAddresses = {
  rows: ({ release, list, start }: Cursor) =>
    tableQuery(
      release,
      listNamed(list),
      '#range BETWEEN :from AND :to',
      { ':from': position(start), ':to': position(start + 24) },
      { Limit: 25 },
    ),
  slug: (release: number, slug: string) =>
    tableQuery(release, slugBucket('offer', slug), 'begins_with(#range, :slug)', { ':slug': `${slug}#` }),
};

/** `n` sets addresses apart whose answers would otherwise be ready. */
export const ourAddresses = {
  list: (cursor: string) => [address('/api/offers', { cursor })],
  cards: (cursor: string) => [address('/api/offers', { view: 'card', cursor })],
  slug: (slug: string) => [`/api/offers/${slug}`],
  tag: (tag: string, cursor: string) => [address('/api/offers', { tag, cursor })],
  search: (q: string) => [address('/api/search', { q, status: 'Open' })],
  facets: (n: number) => [address('/api/search', { status: 'Open', n: String(n) })],
};
