import * as z from 'zod';
import { timestamp } from '../column/field';
import { coverage } from '../source/source';
import { whenUsed } from '../text/when-used';

/** Number of rows of each kind that visitors could reach when the release was published: its hash covers them. */
export const releaseCounts = z.record(z.string(), z.int());
const AS_PUBLISHED =
  'Rows of each kind that visitors could reach when the release was published. What was removed for cause since is still counted.';

/** GET /api/release: the live release. */
export const releaseInfo = whenUsed(() =>
  z.strictObject({
    release: z.int().positive(),
    published_at: timestamp,
    counts: releaseCounts.meta({ description: AS_PUBLISHED }),
    /** SHA-256 that covers all of the release and the release before it; null for one from before the chain. */
    hash: z.string().nullable(),
    /** The newest release that was live before it, with its hash; null for the first and before the chain. */
    previous: z.strictObject({ release: z.int().positive(), hash: z.string().nullable() }).nullable(),
  }),
);
export type ReleaseInfo = z.infer<ReturnType<typeof releaseInfo>>;

/** What a release that was live is to readers now. Of the last two nothing but the entry can be read. */
const RELEASE_STATES = ['live', 'kept', 'withdrawn', 'pruned'] as const;

/** A row of GET /api/releases. */
export const listedRelease = whenUsed(() =>
  releaseInfo()
    .pick({ release: true, hash: true, previous: true })
    .extend({
      published_at: timestamp.nullable(),
      state: z.enum(RELEASE_STATES).meta({
        description: '`kept` was live and can be read; `withdrawn` and `pruned` cannot be read any more.',
      }),
      counts: releaseCounts
        .nullable()
        .meta({ description: `${AS_PUBLISHED} Null where the release cannot be read.` }),
    }),
);
export type ListedRelease = z.infer<ReturnType<typeof listedRelease>>;

/** GET /api/releases: every release that is or was live, newest first. */
export const releasesAnswer = whenUsed(() => z.strictObject({ data: z.array(listedRelease()) }));

/** GET /api/stats: the counts of the home page. */
export const stats = z.strictObject({
  qualified_investors: z.int(),
  /** Active offers whose status is Open. */
  open_offers: z.int(),
  /** Providers of every type but Platform. */
  providers: z.int(),
  /** Distinct asset classes among Open offers. */
  asset_classes: z.int(),
  /** Of every listed offer, fund, provider and platform; null in a release from before it was counted. */
  coverage: coverage.nullable(),
});
export type Stats = z.infer<typeof stats>;
