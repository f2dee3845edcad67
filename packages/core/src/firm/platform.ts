import * as z from 'zod';
import { maskOf, rowSchema } from '../column/schema';
import { ownCorrection } from '../correction/correction';
import { checks, coverage, source } from '../source/source';
import { PLATFORM_COLUMNS, PLATFORM_REF } from './platform-columns';

/** A row of `platforms` after loading: a marketplace through which offers are made. Its address is its id. */
export const platformRow = rowSchema(PLATFORM_COLUMNS);

/** What an offer embeds of its platform. */
export const platformEmbed = platformRow.extend({ checks });
export type PlatformEmbed = z.infer<typeof platformEmbed>;

/** A platform as the API answers it. */
export const platform = platformRow.extend({
  sources: z.array(source),
  corrections: z.array(ownCorrection),
  /** Of its own figures; null in a release from before coverage was counted. */
  coverage: coverage.nullable(),
});
export type Platform = z.infer<typeof platform>;

export const platformRef = platformRow.pick(maskOf(PLATFORM_REF));
