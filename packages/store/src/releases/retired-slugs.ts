import type { Directory } from '@tussock/core/directory/directory';
import * as z from 'zod';
import type { DirectoryTable } from '../table/engine/client';
import type { SluggedKind } from '../table/keys';
import type { SlugEntry } from '../table/slug-entry';
import { readTables, readText } from './tables';

/** A slug that a record once had. Kept when the record is gone too: it may come back. */
const retiredSlug = z.strictObject({
  kind: z.enum(['offer', 'provider', 'platform', 'fund', 'tag', 'asset-class', 'blog-post']),
  slug: z.string(),
  id: z.string(),
});
export type RetiredSlug = z.infer<typeof retiredSlug>;
const retiredSlugs = z.array(retiredSlug);

/** An older slug of a record that is there, and where it redirects. */
export interface Redirect {
  kind: SluggedKind;
  slug: string;
  to: SlugEntry;
}

type Slugged = Pick<
  Directory,
  'offers' | 'providers' | 'platforms' | 'funds' | 'tags' | 'asset_classes' | 'blog_posts'
>;

function* records(tables: Slugged): Generator<{ kind: SluggedKind; id: string; slug: string | null }> {
  const kinds = [
    ['offer', tables.offers],
    ['provider', tables.providers],
    ['platform', tables.platforms],
    ['fund', tables.funds],
    ['tag', tables.tags],
    ['asset-class', tables.asset_classes],
    ['blog-post', tables.blog_posts],
  ] as const;
  for (const [kind, rows] of kinds) for (const { id, slug } of rows) yield { kind, id, slug };
}

const name = (kind: SluggedKind, slug: string) => `${kind}#${slug}`;

/** The older slugs that a release knows of, each with the record that had it last. */
export const retiredIn = async (table: DirectoryTable, release: number): Promise<RetiredSlug[]> =>
  retiredSlugs.parse(JSON.parse(await readText(table, release, 'retired_slugs')));

/** The slugs of earlier releases that no record has now. Of two records that had the same, the later one has it. */
export async function retire(
  table: DirectoryTable,
  earlier: readonly number[],
  now: Slugged,
): Promise<RetiredSlug[]> {
  const retired = new Map<string, RetiredSlug>();
  for (const release of earlier) {
    for (const entry of await retiredIn(table, release)) retired.set(name(entry.kind, entry.slug), entry);
    for (const { kind, id, slug } of records(await readTables(table, release)))
      if (slug !== null) retired.set(name(kind, slug), { kind, slug, id });
  }
  for (const { kind, slug } of records(now)) if (slug !== null) retired.delete(name(kind, slug));
  return [...retired.values()];
}

/** Redirects of retired slugs; those of records that are gone have none. */
export function redirectsOf(retired: readonly RetiredSlug[], now: Slugged): Redirect[] {
  const slugs = new Map<string, string | null>();
  for (const { kind, id, slug } of records(now)) slugs.set(name(kind, id), slug);
  return retired.flatMap(({ kind, slug, id }) => {
    const current = slugs.get(name(kind, id));
    return current === undefined ? [] : [{ kind, slug, to: { id, slug: current } }];
  });
}
