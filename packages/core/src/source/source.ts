import type * as z from 'zod';
import { rowSchema } from '../column/schema';
import { SOURCE_COLUMNS } from './columns';

/** A row of `sources`: where one figure of one record comes from. */
export const sourceRow = rowSchema(SOURCE_COLUMNS);
export type SourceRow = z.infer<typeof sourceRow>;

/** What an offer or a fund embeds of its sources. */
export const source = sourceRow.omit({ id: true, record: true });
export type Source = z.infer<typeof source>;
