import * as z from 'zod';
import { date } from '../column/field';
import { rowSchema } from '../column/schema';
import { SOURCE_COLUMNS, type SourceState } from './columns';

/** A row of `sources`: where one figure of one record comes from, and what came of the last look. */
export const sourceRow = rowSchema(SOURCE_COLUMNS);
export type SourceRow = z.infer<typeof sourceRow>;

const STATES = Object.keys(SOURCE_COLUMNS.state.values) as SourceState[];

/** What a record embeds of its sources. */
export const source = sourceRow.omit({ id: true, record: true }).extend({
  title: z.string().meta({ description: 'Of the document or register that was looked at.' }),
  state: z.enum(STATES).meta({ description: 'What the last look came to.' }),
});
export type Source = z.infer<typeof source>;

/**
 * What the ledger knows of one figure. A confirmed one has the date on which it was confirmed, any other the date of
 * the last look. A figure without one is not checked.
 */
export const check = z.union([
  z.strictObject({ state: z.literal('confirmed'), confirmed_on: date }),
  z.strictObject({ state: z.enum(STATES).exclude(['confirmed']), checked_on: date }),
]);
export type Check = z.infer<typeof check>;

/** Checks by the name of the field; a field that is not in it is not checked. */
export const checks = z.record(z.string(), check).meta({
  description: 'What the fact ledger knows of each field that is shown here. Others are not checked.',
});
export type Checks = z.infer<typeof checks>;

/** How many figures are stated, and how many of them the ledger confirms, whatever their age. */
export const coverage = z.strictObject({ figures: z.int().min(0), confirmed: z.int().min(0) });
export type Coverage = z.infer<typeof coverage>;
