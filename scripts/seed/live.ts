import type { Directory } from '@tussock/core/directory/directory';
import { readPointer } from '@tussock/store/manifest';
import { readTables } from '@tussock/store/tables';
import type { DirectoryTarget } from './target';

/** The live release and the tables it was made from; nothing published is an empty directory. */
export async function readLive({
  table,
}: DirectoryTarget): Promise<{ live: number | null; tables: Directory }> {
  const live = await readPointer(table);
  return { live, tables: live === null ? EMPTY : await readTables(table, live) };
}

const EMPTY: Directory = {
  offers: [],
  providers: [],
  platforms: [],
  funds: [],
  fund_types: [],
  tags: [],
  offer_tags: [],
  asset_classes: [],
  blog_posts: [],
  faqs: [],
  key_people: [],
  sources: [],
  settings: null,
};
