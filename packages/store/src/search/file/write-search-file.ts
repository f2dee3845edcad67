import { gzipSync } from 'node:zlib';
import { dependsOnDay, facetTable, rowsInOrder } from '@tussock/core/offer/facet-counts';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import type { Thresholds } from '@tussock/core/offer/opportunity-filter';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import type { IndexedText } from '../index-text';
import { nameKeys } from '../name-keys';
import { packDistances } from '../packed-posting';
import { inScope } from '../scope';
import { kindsOf, namedIn } from '../text-in-memory';
import { dictionaryOf, packCard } from './card-texts';
import { packDayFields } from './day-fields';
import { packNumbers } from './number-parts';
import { type About, INDEXES, PART, SCHEMA, type ScopeKind, SEARCH_FILE_VERSION } from './schema';
import type { OpenSqlite, SqliteDatabase, SqliteValue } from './sqlite';

export interface SearchFileContent {
  /** The catalogue of the release. */
  cards: readonly CatalogueOffer[];
  text: IndexedText;
  thresholds: Thresholds;
}

/** Writes all that a search of a release needs into a SQLite database; the file must not be there yet. */
export function writeSearchFile(open: OpenSqlite, path: string, content: SearchFileContent): void {
  const database = open(path);
  try {
    // Nobody reads a file that is not whole.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    database.exec(SCHEMA);
    database.exec('BEGIN');
    writeOffers(database, content);
    writeText(database, content);
    database.exec('COMMIT');
    database.exec(INDEXES);
  } finally {
    database.close();
  }
}

type Writer = (...values: SqliteValue[]) => void;

const writer = (database: SqliteDatabase, sql: string): Writer => {
  const statement = database.prepare(sql);
  return (...values) => void statement.run(...values);
};
const partWriter = (database: SqliteDatabase) => writer(database, 'INSERT INTO part VALUES (?, ?)');

function writeOffers(database: SqliteDatabase, { cards, text, thresholds }: SearchFileContent): void {
  const putPart = partWriter(database);
  const about: About = {
    version: SEARCH_FILE_VERSION,
    offers: cards.length,
    documents: text.records.length,
    thresholds: {
      high_return_from: thresholds.high_return_from,
      stable_income_below: thresholds.stable_income_below,
    },
  };
  putPart(PART.about, Buffer.from(JSON.stringify(about)));
  const dictionary = dictionaryOf(cards);
  putPart(PART.dictionary, dictionary);
  const putCard = writer(database, 'INSERT INTO card VALUES (?, ?)');
  for (const [row, card] of cards.entries()) putCard(row, packCard(card, dictionary));

  const table = facetTable(cards);
  for (const { name, options, slots } of table.columns) {
    putPart(PART.facet(name), Buffer.from(JSON.stringify({ options, slots: slots.length })));
    for (const [slot, codes] of slots.entries()) putPart(PART.slot(name, slot), packNumbers(codes));
  }
  for (const sort of OFFER_SORTS)
    if (!dependsOnDay(sort)) putPart(PART.order(sort), packNumbers(rowsInOrder(table, sort, { today: '' })));
  putPart(PART.dayOrders, gzipSync(packDayFields(cards)));

  const putScope = writer(database, 'INSERT INTO scope VALUES (?, ?, ?)');
  for (const [kind, names] of Object.entries(scopesOf(cards, thresholds)))
    for (const [name, rows] of names) putScope(kind, name, packDistances(rows));
}

/** The rows of each scope and of each firm. */
function scopesOf(cards: readonly CatalogueOffer[], thresholds: Thresholds) {
  const scopes: Record<ScopeKind, Map<string, number[]>> = {
    opportunity: new Map(),
    tag: new Map(),
    provider: new Map(),
    platform: new Map(),
    fund: new Map(),
  };
  const add = (kind: ScopeKind, name: string | null | undefined, row: number) => {
    if (!name) return;
    const rows = scopes[kind].get(name);
    if (rows) rows.push(row);
    else scopes[kind].set(name, [row]);
  };
  const pages = OPPORTUNITY_FILTERS.map((opportunity) => ({
    slug: opportunity.slug,
    isInside: inScope({ opportunity, thresholds }),
  }));
  for (const [row, card] of cards.entries()) {
    for (const { slug, isInside } of pages) if (isInside?.(card)) add('opportunity', slug, row);
    for (const { slug } of card.tags) add('tag', slug, row);
    add('provider', card.provider?.id, row);
    add('platform', card.platform?.id, row);
    if (card.platform?.slug !== card.platform?.id) add('platform', card.platform?.slug, row);
    add('fund', card.fund?.id, row);
  }
  return scopes;
}

function writeText(database: SqliteDatabase, { cards, text }: SearchFileContent): void {
  const { words, postings, records } = text;
  const putPart = partWriter(database);
  putPart(PART.words, Buffer.from(words.join('\n')));
  putPart(PART.kinds, kindsOf(records));
  const rowOf = new Map(cards.map(({ id }, row) => [id, row]));
  const rows = records.map(({ kind, id }) => (kind === 'offer' ? (rowOf.get(id ?? '') ?? -1) : -1));
  putPart(PART.rows, packNumbers(Int32Array.from(rows)));
  putPart(PART.names, packNumbers(nameKeys(records)));
  const putPosting = writer(database, 'INSERT INTO posting VALUES (?, ?)');
  for (const [word, posting] of postings.entries()) putPosting(word, posting);
  const putRecord = writer(database, 'INSERT INTO record VALUES (?, ?, ?)');
  for (const [document, record] of records.entries())
    putRecord(document, `${record.kind} ${record.id}`, JSON.stringify(record));
  const putName = writer(database, 'INSERT INTO name VALUES (?, ?)');
  for (const [first, documents] of namedIn(records))
    for (const document of documents) putName(first, document);
}
