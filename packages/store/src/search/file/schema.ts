import type { FacetName } from '@tussock/core/offer/facets';
import type { Thresholds } from '@tussock/core/offer/opportunity-filter';

/**
 * The version of all that is in a search file: its tables, and what they hold that a rule of the directory makes (facets, orders,
 * filter pages). Raise it when one of them changes. A file of a version that is not readable is not read: search is in memory then,
 * and of a large release there is none. Add the version before to those that are readable.
 */
export const SEARCH_FILE_VERSION = 5;

/**
 * Up to version 2 a term in words beside a tag was no number of months, up to 3 none was whose number is in words, and "Low to medium" was no
 * level of risk; up to 4 none was whose number has a part such as ½, and "Indefinite" was no open end. The orders by term and risk follow the
 * cards of the same release, so those files are right for theirs.
 */
export const READABLE_SEARCH_FILES: readonly number[] = [1, 2, 3, 4, SEARCH_FILE_VERSION];

/**
 * The facets that files of an earlier version have by other rules. They are made of the cards when the file is read, as is a
 * facet that a file lacks. Version 1 counts the default as if the provider had stated the risk rating.
 */
export const OTHER_RULES: Readonly<Record<number, readonly FacetName[]>> = { 1: ['risk_rating'] };

/** Cards are compressed one by one with the part `dictionary`; rows and documents are numbered from 0. */
export const SCHEMA = `
  CREATE TABLE part (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE card (row INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE scope (kind TEXT, name TEXT, rows BLOB NOT NULL, PRIMARY KEY (kind, name)) WITHOUT ROWID;
  CREATE TABLE posting (word INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE record (document INTEGER PRIMARY KEY, key TEXT NOT NULL, value TEXT NOT NULL);
  CREATE TABLE name (first TEXT, document INTEGER, PRIMARY KEY (first, document)) WITHOUT ROWID;
`;

/** Made after the rows, which is faster. */
export const INDEXES = 'CREATE INDEX record_by_key ON record (key)';

/** Names of parts. */
export const PART = {
  about: 'about',
  dictionary: 'dictionary',
  dayOrders: 'fields of the orders by day',
  words: 'words',
  kinds: 'kinds',
  rows: 'row of each document',
  /** A file from before it has none. */
  names: 'key of the name of each document',
  facet: (name: FacetName) => `facet ${name}`,
  slot: (name: FacetName, slot: number) => `facet ${name} ${slot}`,
  order: (sort: string) => `order ${sort}`,
};

/** The part `about`, as JSON. */
export interface About {
  version: number;
  offers: number;
  documents: number;
  /** What the filter pages were made with. */
  thresholds: Thresholds;
}

/** Kinds of scopes. Of a firm its id is a name, so that its offers are found where it may not be shown; of a platform also its slug. */
export type ScopeKind = 'opportunity' | 'tag' | 'provider' | 'platform' | 'fund';
