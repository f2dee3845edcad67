import { ASSET_CLASS_COLUMNS } from '../asset-class/columns';
import { BLOG_POST_COLUMNS } from '../blog-post/columns';
import type { Column, Columns } from '../column/column';
import { CORRECTION_COLUMNS } from '../correction/columns';
import { FAQ_COLUMNS } from '../faq/columns';
import { PLATFORM_COLUMNS } from '../firm/platform-columns';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { FUND_COLUMNS } from '../fund/columns';
import { OFFER_COLUMNS } from '../offer/columns';
import { PERSON_COLUMNS } from '../person/columns';
import { SOURCE_COLUMNS } from '../source/columns';
import { OFFER_TAG_COLUMNS, TAG_COLUMNS } from '../tag/columns';
import type { OpenTable } from './table-names';

interface OpenTableDeclaration {
  /** What its rows are, in a sentence. */
  about: string;
  columns: Columns;
}

const ROW_ID: Column = { kind: 'text', about: 'Id of the row, made from its content.' };
const KIND: Column = {
  kind: 'text',
  about: 'What the record is: offer, fund, provider, platform or blog-post.',
};
const RECORD: Column = { kind: 'key', about: 'Id of the record that it is about.' };
const RECORD_NAME: Column = { kind: 'text', about: 'Its name.' };

/** A row of these tables is about a record: it has its kind beside its id. */
const aboutRecord = ({ id: _, record: __, ...columns }: Columns): Columns => ({
  id: ROW_ID,
  kind: KIND,
  record: RECORD,
  ...columns,
});

const { content: _, references: __, ...POST_COLUMNS } = BLOG_POST_COLUMNS;

/** Columns of rows that name what the provider did not state: what was defaulted, and what was derived. */
const DEFAULTED: Column = {
  kind: 'names',
  about: 'Names of the columns that hold a default, which the provider did not state.',
};

const DERIVED: Column = {
  kind: 'names',
  about:
    'Names of what was read from tags, from the fund or from other columns, and not stated by the provider. `terms` are the lengths of term that the API answers, `place` the place, which is the provider’s then.',
};

/** The tables of a data release: what everyone may read of a release, in flat rows. */
export const OPEN_TABLES = {
  offers: {
    about: 'Listed offers. What is locked in an exclusive offer is empty.',
    columns: { ...OFFER_COLUMNS, defaulted: DEFAULTED, derived: DERIVED },
  },
  providers: {
    about: 'Providers of every type but Platform, and those of that type that an offer or a fund names.',
    columns: PROVIDER_COLUMNS,
  },
  platforms: { about: 'Marketplaces that offers are made through.', columns: PLATFORM_COLUMNS },
  funds: { about: 'Funds, with their structure and size.', columns: FUND_COLUMNS },
  key_people: { about: 'People whom providers name.', columns: PERSON_COLUMNS },
  tags: { about: 'Tags of offers.', columns: TAG_COLUMNS },
  offer_tags: { about: 'Which offer has which tag.', columns: { id: ROW_ID, ...OFFER_TAG_COLUMNS } },
  asset_classes: { about: 'Asset classes of offers and funds.', columns: ASSET_CLASS_COLUMNS },
  blog_posts: { about: 'Published posts, without their texts.', columns: POST_COLUMNS },
  faqs: { about: 'Questions and answers.', columns: FAQ_COLUMNS },
  sources: {
    about: 'The fact ledger: the document or register behind a figure, when we looked and what we found.',
    columns: aboutRecord(SOURCE_COLUMNS),
  },
  corrections: {
    about: 'Reported mistakes and what came of them.',
    columns: aboutRecord(CORRECTION_COLUMNS),
  },
  removals: {
    about: 'Records that left the directory, with the reason.',
    columns: {
      id: {
        ...RECORD,
        about:
          'Id of the record. Where records of two kinds had one id and both left, the second has its kind behind it.',
      },
      kind: KIND,
      name: RECORD_NAME,
      slugs: { kind: 'names', about: 'Every slug that led to it.' },
      reason: { kind: 'copy', about: 'Why it left.' },
      removed_on: { kind: 'date', about: 'The day on which it left.' },
      for_cause: { kind: 'boolean', about: 'Whether it was removed for cause: then nothing else is shown.' },
    },
  },
  changes: {
    about: 'What each release changed in records and in legal settings: a row for each column that changed.',
    columns: {
      id: ROW_ID,
      release: { kind: 'integer', about: 'The release that made the change.' },
      published_at: {
        kind: 'timestamp',
        about: 'When that release was written. One that was previewed first went live later.',
      },
      change: { kind: 'text', about: 'What was done: added, changed or removed.' },
      kind: { ...KIND, about: `${KIND.about} A legal setting is a setting.` },
      record: RECORD,
      name: RECORD_NAME,
      reason: { kind: 'copy', about: 'Of a removal: why.' },
      field: { kind: 'text', about: 'Of a change: name of the column.' },
      before: {
        kind: 'text',
        about: 'Its value before; empty for a text, of which only the change is listed.',
      },
      after: { kind: 'text', about: 'Its value after.' },
      currency_before: { kind: 'currency', about: 'Of an amount: its currency before, where it is known.' },
      currency_after: { kind: 'currency', about: 'Of an amount: its currency after.' },
      not_applicable: {
        kind: 'text',
        about: 'Where the column did not apply: before or after. On the other side, empty is not stated.',
      },
    },
  },
} as const satisfies Record<OpenTable, OpenTableDeclaration>;

export const openColumns = (table: OpenTable): [string, Column][] =>
  Object.entries<Column>(OPEN_TABLES[table].columns);
