import { key, slug } from '@tussock/core/field';
import * as z from 'zod';
import { addressKey, type Item, withoutKeys } from '../table/keys';
import type { SluggedKind } from './directory-reads';

/** What a slug stands for: the record, and the slug which that record has now. */
export const addressEntry = z.strictObject({ id: key, slug: slug.nullable() });
export type AddressEntry = z.infer<typeof addressEntry>;

export const parseAddress = (item: Item) => addressEntry.parse(withoutKeys(item));

/** Every slug, of now or earlier, has an entry in the table itself: it settles what the index left open. */
export const addressItem = (
  release: number,
  kind: SluggedKind,
  slugAsked: string,
  entry: AddressEntry,
): Item => ({
  ...addressKey(release, kind, slugAsked),
  ...addressEntry.parse(entry),
});
