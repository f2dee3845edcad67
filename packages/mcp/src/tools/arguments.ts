import * as z from 'zod';

// The API checks lengths and bounds, and its answer says what is wrong: the list of tools stays short.

/** Arguments that several tools take. `release` reads that release, not the live one. */
export const release = z.int().optional();
export const page = z.int().default(1);
export const limit = z.int().min(1).max(25).default(10);
export const idOrSlug = z.string();
