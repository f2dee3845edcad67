import type { Directory } from '@tussock/core/directory/directory';
import * as z from 'zod';
import type { AddressEntry } from '../records/address';
import type { SluggedKind } from '../records/directory-reads';
import { readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/client';
import { readManifest } from './manifest';
import { readTables } from './tables';

/** A slug that a record once had. Kept when the record is gone too: it may come back. */
const retiredSlug = z.strictObject({
  kind: z.enum(['offer', 'provider', 'fund', 'tag', 'asset-class', 'blog-post']),
  slug: z.string(),
  id: z.string(),
});
export type RetiredSlug = z.infer<typeof retiredSlug>;
export const retiredSlugs = z.array(retiredSlug);

/** An older slug of a record that is there, and where it leads. */
export interface LeadOn {
  kind: SluggedKind;
  slug: string;
  to: AddressEntry;
}

type Slugged = Pick<Directory, 'offers' | 'providers' | 'funds' | 'tags' | 'asset_classes' | 'blog_posts'>;

function* records(tables: Slugged): Generator<{ kind: SluggedKind; id: string; slug: string | null }> {
  const kinds = [
    ['offer', tables.offers],
    ['provider', tables.providers],
    ['fund', tables.funds],
    ['tag', tables.tags],
    ['asset-class', tables.asset_classes],
    ['blog-post', tables.blog_posts],
  ] as const;
  for (const [kind, rows] of kinds) for (const { id, slug } of rows) yield { kind, id, slug };
}

const name = (kind: SluggedKind, slug: string) => `${kind}#${slug}`;

/** The slugs of earlier releases that no record has now. Of two records that had the same, the later one has it. */
export async function retire(
  table: DirectoryTable,
  earlier: readonly number[],
  now: Slugged,
): Promise<RetiredSlug[]> {
  const retired = new Map<string, RetiredSlug>();
  for (const release of earlier) {
    const manifest = await readManifest(table, release);
    const chunks = manifest?.chunks.retired_slugs ?? 0;
    const before = retiredSlugs.parse(JSON.parse(await readChunks(table, release, 'retired_slugs', chunks)));
    for (const entry of before) retired.set(name(entry.kind, entry.slug), entry);
    for (const { kind, id, slug } of records(await readTables(table, release)))
      if (slug !== null) retired.set(name(kind, slug), { kind, slug, id });
  }
  for (const { kind, slug } of records(now)) if (slug !== null) retired.delete(name(kind, slug));
  return [...retired.values()];
}

/** Where retired slugs lead; those of records that are gone lead nowhere. */
export function leadOn(retired: readonly RetiredSlug[], now: Slugged): LeadOn[] {
  const slugs = new Map<string, string | null>();
  for (const { kind, id, slug } of records(now)) slugs.set(name(kind, id), slug);
  return retired.flatMap(({ kind, slug, id }) => {
    const current = slugs.get(name(kind, id));
    return current === undefined ? [] : [{ kind, slug, to: { id, slug: current } }];
  });
}
