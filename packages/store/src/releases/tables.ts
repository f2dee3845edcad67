import { assetClass } from '@tussock/core/asset-class/asset-class';
import { blogPost } from '@tussock/core/blog-post/blog-post';
import type { Directory } from '@tussock/core/directory/directory';
import { faq } from '@tussock/core/faq/faq';
import { fundRow, fundType } from '@tussock/core/fund/fund';
import { offerRow } from '@tussock/core/offer/offer';
import { person } from '@tussock/core/person/person';
import { platform } from '@tussock/core/platform/platform';
import { providerRow } from '@tussock/core/provider/provider';
import { settingsOverride } from '@tussock/core/site/settings-schema';
import { source } from '@tussock/core/source/source';
import { offerTag, tag } from '@tussock/core/tag/tag';
import * as z from 'zod';
import { type ChunkedText, readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/client';
import { ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { storedAs } from '../table/stored';
import { readManifest } from './manifest';

/** The normalised tables that a release was made from, as they are stored with it. */
const directoryTables = z.strictObject({
  offers: z.array(offerRow),
  providers: z.array(providerRow),
  platforms: z.array(platform),
  funds: z.array(fundRow),
  fund_types: z.array(fundType),
  tags: z.array(tag),
  offer_tags: z.array(offerTag),
  asset_classes: z.array(assetClass),
  blog_posts: z.array(blogPost),
  faqs: z.array(faq),
  key_people: z.array(person),
  sources: z.array(source),
  settings: settingsOverride.nullable(),
});

/** What a release was made from: for export, diff and the changelog. Throws `ReleaseGone` and `ReleaseUnreadable`. */
export const readTables = async (table: DirectoryTable, release: number): Promise<Directory> =>
  storedAs(directoryTables, JSON.parse(await readText(table, release, 'tables'))) as Directory;

/** A chunked text of a whole release. Throws `ReleaseGone` and `ReleaseUnreadable`. */
export async function readText(table: DirectoryTable, release: number, text: ChunkedText): Promise<string> {
  const manifest = await readManifest(table, release);
  if (manifest?.state === 'unreadable') throw new ReleaseUnreadable(release, manifest.format);
  if (manifest?.state !== 'ready') throw new ReleaseGone(release);
  return readChunks(table, release, text, manifest.chunks[text] ?? 0);
}
