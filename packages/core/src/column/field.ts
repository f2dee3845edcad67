import * as z from 'zod';

/** Field shapes that several entities share. Rows on the wire carry null where a value is missing. */

export const uuid = z
  .string()
  .regex(
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    'must be a UUID such as 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  );

/** Ids of tables whose addresses are slugs: UUIDs or any short key of the old system. */
export const key = z.string().min(1).max(100);

export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by single hyphens');

export const name = z.string().trim().min(1).max(200);

/** A calendar date, 2026-11-20. */
export const date = z.iso.date();

/** A point in time in UTC, 2026-11-20T01:02:03.456Z. */
export const timestamp = z.iso.datetime();

/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code such as NZD');

/** Percent, 8.5 means 8.5%. A return may be negative. */
export const percent = z.number().min(-100).max(1_000);

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .max(2_000);

/** A logo: a web address, or a path on this site. */
export const imageAddress = z.union([
  webAddress,
  z
    .string()
    .regex(/^\/(?!\/)[\w./-]+$/, 'must be an address or a path on this site')
    .max(300),
]);

/** A document that a record names. */
export const documentLink = z.strictObject({ title: z.string().min(1).max(1_000), address: webAddress });
