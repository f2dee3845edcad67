import type { Assembled } from '@tussock/core/directory/assemble';
import { FACETS } from '@tussock/core/offer/facets';
import type { CatalogueOffer, Offer } from '@tussock/core/offer/offer';

type Row = Record<string, unknown>;

export interface Relation {
  name: string;
  rows: Row[];
  /** Column → the table whose `id` it names. */
  links: Readonly<Record<string, string>>;
}

/**
 * A directory as a relational database holds it: a table for each kind of record that an offer embeds, so that a join gives
 * the very answer of the read API. Tables that others name come first.
 */
export function relationsOf({ offers, cards }: Pick<Assembled, 'offers' | 'cards'>): Relation[] {
  const funds = distinct(offers.map(({ fund }) => fund));
  return [
    relation(
      'asset_classes',
      distinct([
        ...offers.map(({ asset_class }) => asset_class),
        ...funds.map(({ asset_class }) => asset_class),
      ]),
    ),
    relation('providers', distinct(offers.map(({ provider }) => provider))),
    relation('platforms', distinct(offers.map(({ platform }) => platform))),
    relation(
      'funds',
      funds.map(({ asset_class: _, ...fund }) => fund),
      { asset_class_id: 'asset_classes' },
    ),
    relation('tags', distinct(offers.flatMap(({ tags }) => tags))),
    relation('offers', offers.map(offerRow), {
      provider_id: 'providers',
      platform_id: 'platforms',
      fund_id: 'funds',
      class_id: 'asset_classes',
    }),
    relation(
      'offer_tags',
      offers.flatMap(({ id, tags }) => tags.map((tag) => ({ offer_id: id, tag_id: tag.id }))),
      { offer_id: 'offers', tag_id: 'tags' },
    ),
    relation(
      'sources',
      offers.flatMap(({ id, sources }) => sources.map((source) => ({ offer_id: id, ...source }))),
      { offer_id: 'offers' },
    ),
    relation(
      'facet_values',
      cards.flatMap((one) => facetsOf(one).map((value) => ({ offer_id: one.id, ...value }))),
      { offer_id: 'offers' },
    ),
  ];
}

const relation = (name: string, rows: Row[], links: Relation['links'] = {}): Relation => ({
  name,
  rows,
  links,
});

const distinct = <T extends { id: string }>(records: readonly (T | null)[]): T[] => [
  ...new Map(records.flatMap((one) => (one ? [[one.id, one]] : []))).values(),
];

function offerRow(offer: Offer): Row {
  const { provider: _p, platform: _l, fund: _f, tags: _t, sources: _s, asset_class, ...own } = offer;
  return { ...own, class_id: asset_class?.id ?? null };
}

const facetsOf = (card: CatalogueOffer) =>
  Object.entries(FACETS).flatMap(([facet, { optionsOf }]) =>
    optionsOf(card).map(({ value }) => ({ facet, value })),
  );

/** The columns of a table, each with the type that all its values have. A table without rows has those that name other tables. */
export function columnsOf({ rows, links }: Pick<Relation, 'rows' | 'links'>): Record<string, string> {
  if (rows.length === 0) return Object.fromEntries(Object.keys(links).map((name) => [name, 'uuid']));
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries([...names].map((name) => [name, typeOf(rows.map((row) => row[name]))]));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function typeOf(
  values: readonly unknown[],
): 'boolean' | 'float8' | 'jsonb' | 'text' | 'timestamptz' | 'uuid' {
  const stated = values.filter((value) => value !== null && value !== undefined);
  const all = (holds: (value: unknown) => boolean) => stated.length > 0 && stated.every(holds);
  const [first] = stated;
  if (typeof first === 'boolean') return 'boolean';
  if (typeof first === 'number') return 'float8';
  if (typeof first === 'object') return 'jsonb';
  if (all((value) => UUID.test(String(value)))) return 'uuid';
  return all((value) => TIME.test(String(value))) ? 'timestamptz' : 'text';
}
