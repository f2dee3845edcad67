import type { Directory } from '@tussock/core/directory/directory';

/** A firm of a large directory has about this many times the offers of a firm of the sample. */
const OFFERS_PER_FIRM = 10;

/** The id of a copy of a record: always the same for an id and a copy. Copy 0 has the original id. */
function copied(id: string, copy: number): string {
  return copy === 0 ? id : id.slice(0, -6) + copy.toString(16).padStart(6, '0');
}

const named = <T extends { id: string; name: string; slug: string | null }>(row: T, copy: number): T =>
  copy === 0
    ? row
    : {
        ...row,
        id: copied(row.id, copy),
        name: `${row.name} ${copy}`,
        slug: row.slug && `${row.slug.slice(0, 100)}-${copy}`,
      };

/** A directory with `count` offers: copies of the given one, each a minute older, with firms and funds in proportion. */
export function manyOffers(directory: Directory, count: number): Directory {
  const { offers, providers, funds, offer_tags, key_people, sources } = directory;
  const copies = Array.from({ length: Math.ceil(count / offers.length) }, (_, copy) => copy);
  const firmOf = (copy: number) => Math.floor(copy / OFFERS_PER_FIRM);
  const firms = copies.filter((copy) => copy <= firmOf(copies.length - 1));
  const link = (id: string | null, copy: number) => id && copied(id, firmOf(copy));
  const many = copies
    .flatMap((copy) =>
      offers.map((row) => ({
        ...named(row, copy),
        created_at: new Date(Date.parse(row.created_at) - copy * 60_000).toISOString(),
        provider_id: link(row.provider_id, copy),
        fund_id: link(row.fund_id, copy),
      })),
    )
    .slice(0, count);
  const included = new Set(many.map(({ id }) => id));
  const offerIds = new Set(offers.map(({ id }) => id));
  return {
    ...directory,
    offers: many,
    providers: firms.flatMap((copy) => providers.map((row) => named(row, copy))),
    funds: firms.flatMap((copy) =>
      funds.map((row) => ({
        ...named(row, copy),
        provider_id: row.provider_id && copied(row.provider_id, copy),
      })),
    ),
    key_people: firms.flatMap((copy) =>
      key_people.map((row) => ({
        ...row,
        id: copied(row.id, copy),
        provider_id: copied(row.provider_id, copy),
      })),
    ),
    offer_tags: copies
      .flatMap((copy) => offer_tags.map((row) => ({ ...row, offer_id: copied(row.offer_id, copy) })))
      .filter(({ offer_id }) => included.has(offer_id)),
    sources: [
      ...sources.filter(({ record }) => !offerIds.has(record)),
      ...copies
        .flatMap((copy) =>
          sources
            .filter(({ record }) => offerIds.has(record))
            .map((row) => ({ ...row, id: row.id && copied(row.id, copy), record: copied(row.record, copy) })),
        )
        .filter(({ record }) => included.has(record)),
    ],
  };
}
