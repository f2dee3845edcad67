import type * as z from 'zod';
import { maskOf, rowSchema } from '../column/schema';
import { TAG_COLUMNS } from './columns';

/** A row of `tags`; looked up by slug only. */
export const tag = rowSchema(TAG_COLUMNS);
export type Tag = z.infer<typeof tag>;

export const tagRef = tag.pick(maskOf(['id', 'slug', 'name']));
export type TagRef = z.infer<typeof tagRef>;
