import * as z from 'zod';
import { key, name, slug } from '../column/field';

/** A record that an entry is about. */
export const about = z.strictObject({ id: key, slug: slug.nullable(), name });
export type About = z.infer<typeof about>;

/** What an entry of the fact ledger or of the log of corrections can be about. */
export const SOURCE_KINDS = ['offer', 'fund', 'provider', 'platform'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
