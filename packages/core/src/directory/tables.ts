import { ASSET_CLASS_COLUMNS } from '../asset-class/columns';
import { BLOG_POST_COLUMNS } from '../blog-post/columns';
import type { Column, Columns, RowOf } from '../column/column';
import { CORRECTION_COLUMNS } from '../correction/columns';
import { FAQ_COLUMNS } from '../faq/columns';
import { PLATFORM_COLUMNS } from '../firm/platform-columns';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { FUND_COLUMNS, FUND_TYPE_COLUMNS } from '../fund/columns';
import { OFFER_COLUMNS } from '../offer/columns';
import { PERSON_COLUMNS } from '../person/columns';
import { REMOVAL_COLUMNS } from '../removal/columns';
import { SOURCE_COLUMNS } from '../source/columns';
import { OFFER_TAG_COLUMNS, TAG_COLUMNS } from '../tag/columns';

/** The tables of a data folder, each with its columns. A file of the folder is named as its table. */
export const TABLES = {
  offers: OFFER_COLUMNS,
  providers: PROVIDER_COLUMNS,
  platforms: PLATFORM_COLUMNS,
  funds: FUND_COLUMNS,
  fund_types: FUND_TYPE_COLUMNS,
  tags: TAG_COLUMNS,
  offer_tags: OFFER_TAG_COLUMNS,
  asset_classes: ASSET_CLASS_COLUMNS,
  blog_posts: BLOG_POST_COLUMNS,
  faqs: FAQ_COLUMNS,
  key_people: PERSON_COLUMNS,
  removals: REMOVAL_COLUMNS,
  sources: SOURCE_COLUMNS,
  corrections: CORRECTION_COLUMNS,
} as const satisfies Record<string, Columns>;

export type TableName = keyof typeof TABLES;
export type TableRow<Name extends TableName> = RowOf<(typeof TABLES)[Name]>;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

const NAMED_COLUMNS = Object.fromEntries(
  TABLE_NAMES.map((table) => [table, Object.entries<Column>(TABLES[table])]),
) as Record<TableName, [string, Column][]>;

/** The columns of a table, by name. */
export const columnsOf = (table: TableName): readonly [string, Column][] => NAMED_COLUMNS[table];
