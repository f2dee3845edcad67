import * as z from 'zod';
import { date, key, name, slug } from '../column/field';
import { REMOVABLE, type RemovableKind } from './columns';

/** What is left of a record that was removed; its address answers 410 with it. */
export const tombstone = z.strictObject({
  kind: z.enum(Object.keys(REMOVABLE) as [RemovableKind, ...RemovableKind[]]),
  id: key,
  name,
  /** All that led to it. */
  slugs: z.array(slug),
  reason: z.string().max(1_000),
  /** Null for one that was removed for cause before the day was recorded. */
  removed_on: date.nullable(),
  for_cause: z.boolean(),
  /** What the last release that had it said of it in figures, dates and names; nothing where it was removed for cause. */
  last_known: z.array(z.strictObject({ field: z.string(), text: z.string() })),
  /** The release that says so; null where the record was only told of, and in tombstones from before this was stored. */
  last_in: z.int().positive().nullable(),
  /** An earlier release that shows the record by the same name; null where none is known. */
  also_in: z.int().positive().nullable(),
});
export type Tombstone = z.infer<typeof tombstone>;
