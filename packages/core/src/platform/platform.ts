import * as z from 'zod';
import { amount, imageAddress, longText, name, shortText, uuid, webAddress } from '../field';

/** A row of `platforms`: a marketplace through which offers are made. Its address is its id. */
export const platform = z.strictObject({
  id: uuid,
  name,
  description: longText.nullable(),
  platform_type: shortText.nullable(),
  website: webAddress.nullable(),
  logo_url: imageAddress.nullable(),
  total_capital_raised: amount.nullable(),
  investor_count: z.int().min(0).max(1e9).nullable(),
  has_secondary_market: z.boolean(),
});
export type Platform = z.infer<typeof platform>;

export const platformRef = platform.pick({ id: true, name: true, logo_url: true });
export type PlatformRef = z.infer<typeof platformRef>;
