import { key, slug } from '@tussock/core/column/field';
import * as z from 'zod';
import { addressKey, type Item, type SluggedKind } from './keys';
import { recordText } from './record-text';

/** The record of a slug, and the slug which that record has now. */
export const slugEntry = z.strictObject({ id: key, slug: slug.nullable() });
export type SlugEntry = z.infer<typeof slugEntry>;

/** Every slug, current or retired, has an entry in the table itself: it decides where the index has no answer yet. */
export const slugItem = (release: number, kind: SluggedKind, of: string, entry: SlugEntry): Item => ({
  ...addressKey(release, kind, of),
  ...recordText(slugEntry.parse(entry)),
});
