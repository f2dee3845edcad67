import * as z from 'zod';
import { about } from '../changelog/about';
import { rowSchema } from '../column/schema';
import { SOURCE_KINDS } from '../source/kind';
import { CORRECTION_COLUMNS } from './columns';

const correctionRow = rowSchema(CORRECTION_COLUMNS);

/** A reported mistake and what came of it, as the record has it that it is about: nothing of it is locked. */
export const ownCorrection = correctionRow.omit({ id: true, record: true });
export type OwnCorrection = z.infer<typeof ownCorrection>;

/** A reported mistake and what came of it, with the record that it is about. */
export const correction = correctionRow.omit({ id: true }).extend({
  record: correctionRow.shape.record.nullable().meta({
    description:
      'Id of the record, also where it has left the directory. Null where a release does not say it.',
  }),
  kind: z
    .enum(SOURCE_KINDS)
    .nullable()
    .meta({ description: 'Null where the record has left the directory.' }),
  about: about.nullable(),
});
export type Correction = z.infer<typeof correction>;
