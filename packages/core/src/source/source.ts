import type * as z from 'zod';
import { rowSchema } from '../column/schema';
import { SOURCE_COLUMNS } from './columns';

/** A row of `sources`, the fact ledger: where one figure of one record comes from. */
export const source = rowSchema(SOURCE_COLUMNS);
export type Source = z.infer<typeof source>;

/** What an offer or fund embeds of its ledger. */
export const fact = source.omit({ id: true, record: true });
export type Fact = z.infer<typeof fact>;
