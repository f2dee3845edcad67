import * as z from 'zod';
import { about, SOURCE_KINDS } from '../changelog/about';
import { rowSchema } from '../column/schema';
import { CORRECTION_COLUMNS } from './columns';

const correctionRow = rowSchema(CORRECTION_COLUMNS);
export type CorrectionRow = z.infer<typeof correctionRow>;

/** A reported mistake and what came of it, with the record that it is about. */
export const correction = correctionRow.omit({ id: true, record: true }).extend({
  kind: z
    .enum(SOURCE_KINDS)
    .nullable()
    .meta({ description: 'Null where the record has left the directory.' }),
  about: about.nullable(),
});
export type Correction = z.infer<typeof correction>;
