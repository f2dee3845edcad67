import * as z from 'zod';

// The API checks lengths and bounds, and its answer says what is wrong: the list of tools stays short. So do rules in `refine`,
// which no schema shows.

/** Arguments that several tools take. `release` reads that release, not the live one. */
export const release = z.int().optional();
export const page = z
  .int()
  .refine((page) => page >= 1, 'must be at least 1')
  .default(1);
export const limit = z.int().min(1).max(25).default(10);
/** It becomes a part of an address of the API, so nothing else may be in it. */
export const idOrSlug = z
  .string()
  .refine(
    (text) => /^[a-z0-9-]+$/i.test(text),
    'must be an id or a slug, such as kauri-street; search_offers has them',
  );
