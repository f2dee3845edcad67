import { gunzipSync } from 'node:zlib';
import { asDeclared, type FacetOption } from '@tussock/core/list/facet';
import type { Column } from '@tussock/core/list/facet-table';
import { FACET_NAMES, FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { DayOrdered } from '@tussock/core/offer/offer-order';
import { whenUsed } from '@tussock/core/text/when-used';
import { withKeyOf } from '../name-keys';
import { unpackDistances, unpackPosting } from '../packed-posting';
import type { StoredText } from '../text-documents';
import type { TextSource } from '../text-search';
import { Vocabulary } from '../vocabulary';
import { unpackCard } from './card-texts';
import { columnsOfCards } from './columns-of-cards';
import { unpackDayFields } from './day-fields';
import { unpackNumbers } from './number-parts';
import { type About, OTHER_RULES, PART, type ScopeKind } from './schema';
import type { SqliteDatabase } from './sqlite';

/** What is in a search file, read when it is asked for. */
export interface SearchFile {
  about: About;
  columns(): Column<FacetName>[];
  /** Facets that this file cannot count: their columns are empty, and nothing may be filtered by them. */
  uncounted: readonly FacetName[];
  /** All rows in an order that does not depend on the day. */
  order(sort: string): Int32Array;
  dayFields(): DayOrdered[];
  card(row: number): CatalogueOffer;
  /** The rows of a scope or a firm, in ascending order. */
  scope(kind: ScopeKind, name: string): Int32Array;
  /** The scopes of a kind that have rows. */
  scopeNames(kind: ScopeKind): string[];
  /** By document of the text index its row, −1 for what is no offer. */
  rowsOfText(): Int32Array;
  /** Documents of these records, such as "provider ID". */
  documentsOf(records: ReadonlySet<string>): number[];
  text(): TextSource;
  /** Nothing can be read any more. */
  close(): void;
}

const emptyColumn = (name: FacetName): Column<FacetName> => ({ name, options: [], slots: [] });

/** Of so many cards a function makes columns in about three seconds; it has ten for all that the first search needs. */
const MOST_OF_CARDS = 50_000;

/** Reads from one transaction, which `close` ends with the database. `mostOfCards` is for tests. */
export function openSearchFile(database: SqliteDatabase, mostOfCards = MOST_OF_CARDS): SearchFile {
  // The file never changes: within one transaction SQLite neither locks it nor looks at its version for each read.
  database.exec('BEGIN');
  const parts = database.prepare('SELECT value FROM part WHERE name = ?');
  const bytes = (name: string): Uint8Array => (parts.get(name) as { value: Uint8Array }).value;
  const json = (name: string) => JSON.parse(Buffer.from(bytes(name)).toString());
  const about = json(PART.about) as About;
  const dictionary = bytes(PART.dictionary);
  const cards = database.prepare('SELECT value FROM card WHERE row = ?');
  const scopes = database.prepare('SELECT rows FROM scope WHERE kind = ? AND name = ?');
  const scopeNames = database.prepare('SELECT name FROM scope WHERE kind = ?');
  const stored = (name: FacetName): Column<FacetName> => {
    const { options, slots } = json(PART.facet(name)) as StoredColumn;
    const codes = Array.from({ length: slots }, (_, slot) => unpackNumbers(bytes(PART.slot(name, slot))));
    // With the labels of this version.
    return { name, options: options.map((option) => asDeclared(FACETS[name], option)), slots: codes };
  };
  const isStored = (name: FacetName) =>
    !OTHER_RULES[about.version]?.includes(name) && parts.get(PART.facet(name)) !== undefined;
  const lacking = FACET_NAMES.filter((name) => !isStored(name));
  const isTooLarge = about.offers > mostOfCards;
  const file: SearchFile = {
    about,
    columns() {
      const made = isTooLarge ? lacking.map(emptyColumn) : columnsOfCards(lacking, file);
      return FACET_NAMES.map((name) => made.find((column) => column.name === name) ?? stored(name));
    },
    uncounted: isTooLarge ? lacking.filter((name) => !FACETS[name].asked) : [],
    order: (sort) => unpackNumbers(bytes(PART.order(sort))),
    dayFields: () => unpackDayFields(gunzipSync(bytes(PART.dayOrders)).toString(), about.offers),
    card: (row) => unpackCard((cards.get(row) as { value: Uint8Array }).value, dictionary),
    scope(kind, name) {
      const stored = scopes.get(kind, name) as { rows: Uint8Array } | undefined;
      return stored ? unpackDistances(stored.rows) : new Int32Array();
    },
    scopeNames: (kind) => (scopeNames.all(kind) as { name: string }[]).map(({ name }) => name),
    rowsOfText: () => unpackNumbers(bytes(PART.rows)),
    documentsOf: documentsIn(database),
    text: () => textInFile(database, about, bytes, parts.get(PART.names) !== undefined),
    close() {
      // libsql keeps the connection, and its lock, until its statements are gone.
      database.exec('COMMIT');
      database.close();
    },
  };
  return file;
}

interface StoredColumn {
  options: FacetOption[];
  /** Their number. */
  slots: number;
}

const numbersOf = (rows: unknown[]) => (rows as { document: number }[]).map(({ document }) => document);

function documentsIn(database: SqliteDatabase) {
  const byKey = database.prepare('SELECT document FROM record WHERE key = ?');
  return (wanted: ReadonlySet<string>) => [...wanted].flatMap((key) => numbersOf(byKey.all(key)));
}

function textInFile(
  database: SqliteDatabase,
  { documents: size }: About,
  bytes: (name: string) => Uint8Array,
  hasNames: boolean,
): TextSource {
  const postings = database.prepare('SELECT value FROM posting WHERE word = ?');
  const records = database.prepare('SELECT value FROM record WHERE document = ?');
  const names = database.prepare('SELECT document FROM name WHERE first = ? ORDER BY document');
  const words = Buffer.from(bytes(PART.words)).toString();
  const keys = whenUsed(() => (hasNames ? unpackNumbers(bytes(PART.names)) : new Int32Array()));
  return {
    vocabulary: new Vocabulary(words === '' ? [] : words.split('\n')),
    size,
    kinds: bytes(PART.kinds),
    posting: (word) => unpackPosting((postings.get(word) as { value: Uint8Array }).value),
    record: (document) => JSON.parse((records.get(document) as { value: string }).value) as StoredText,
    documentsOf: documentsIn(database),
    named: (first) => numbersOf(names.all(first)),
    called: (name) => withKeyOf(name, keys()),
  };
}
