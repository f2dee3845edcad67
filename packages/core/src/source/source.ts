import * as z from 'zod';
import { date, key, shortText, webAddress } from '../field';

/** A register, B issuer, C secondary, D inferred. */
export const sourceTier = z.enum(['A', 'B', 'C', 'D']);
export type SourceTier = z.infer<typeof sourceTier>;

/** A row of `sources`, the fact ledger: where one figure of one record comes from. */
export const source = z.strictObject({
  id: key.nullable(),
  /** Id of the offer or fund. */
  record: z.string(),
  /** The field's name, such as `target_return_max`. */
  field: z.string().min(1).max(60),
  title: shortText,
  address: webAddress.nullable(),
  tier: sourceTier,
  checked_on: date,
  checked_by: shortText.nullable(),
  outcome: shortText.nullable(),
});
export type Source = z.infer<typeof source>;

/** What an offer or fund embeds of its ledger. */
export const fact = source.omit({ id: true, record: true });
export type Fact = z.infer<typeof fact>;
