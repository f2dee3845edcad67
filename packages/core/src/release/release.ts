import * as z from 'zod';
import { timestamp } from '../column/field';
import { coverage } from '../source/source';

/** Number of rows of each kind in a release, as visitors can reach them. */
export const releaseCounts = z.record(z.string(), z.int());

/** GET /api/release: the live release. */
export const releaseInfo = z.strictObject({
  release: z.int().positive(),
  published_at: timestamp,
  counts: releaseCounts,
});
export type ReleaseInfo = z.infer<typeof releaseInfo>;

/** GET /api/stats: the counts of the home page. */
export const stats = z.strictObject({
  qualified_investors: z.int(),
  /** Active offers whose status is Open. */
  open_offers: z.int(),
  /** Providers of every type but Platform. */
  providers: z.int(),
  /** Distinct asset classes among Open offers. */
  asset_classes: z.int(),
  /** Of every listed offer, fund, provider and platform; null in a release of before it was counted. */
  coverage: coverage.nullable(),
});
export type Stats = z.infer<typeof stats>;
