import type * as z from 'zod';
import { maskOf, rowSchema } from '../column/schema';
import { PLATFORM_COLUMNS, PLATFORM_REF } from './platform-columns';

/** A row of `platforms`: a marketplace through which offers are made. Its address is its id. */
export const platform = rowSchema(PLATFORM_COLUMNS);
export type Platform = z.infer<typeof platform>;

export const platformRef = platform.pick(maskOf(PLATFORM_REF));
