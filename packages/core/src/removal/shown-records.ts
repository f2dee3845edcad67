import type { Directory } from '../directory/directory';
import type { RemovableKind } from './columns';
import type { RecordKind } from './record-columns';

export interface ShownRecord {
  kind: RecordKind;
  id: string;
  slug: string | null;
  name: string;
  row: Readonly<Record<string, unknown>>;
}

type Named = ShownRecord['row'] & { id: string; slug?: string | null; name: string };

/** Every record of a directory that has a page. */
export function shownRecords(tables: Directory): ShownRecord[] {
  const named = (kind: RecordKind, rows: readonly Named[]) =>
    rows.map((row) => ({ kind, id: row.id, slug: row.slug ?? null, name: row.name, row }));
  const posts = tables.blog_posts.filter((post) => post.is_published);
  return [
    ...named('offer', tables.offers),
    ...named('provider', tables.providers),
    ...named('platform', tables.platforms),
    ...named('fund', tables.funds),
    ...named(
      'blog-post',
      posts.map((post) => ({ ...post, name: post.title })),
    ),
  ];
}

export interface RemovableRecord {
  kind: RemovableKind;
  id: string;
  slug: string | null;
  name: string;
}

/** Every record of a directory that can be removed: those that have a page, and people, who have none. */
export const removableRecords = (tables: Directory): RemovableRecord[] => [
  ...tables.key_people.map(({ id, name }) => ({ kind: 'person' as const, id, name, slug: null })),
  ...shownRecords(tables),
];

/** Names a record among those of every kind: two kinds may have the same id. */
export const recordName = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;
