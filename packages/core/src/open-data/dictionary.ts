import * as z from 'zod';
import { whenUsed } from '../text/when-used';

/** GET /api/dictionary: every table and column of a data release. */
export const dictionaryAnswer = whenUsed(() => {
  const column = z.strictObject({
    name: z.string(),
    label: z.string().nullable().meta({ description: 'What pages call it.' }),
    kind: z.string().meta({ description: 'Such as amount, percent, date, text.' }),
    unit: z.string().nullable().meta({ description: 'Percent, or the currency or the column that has it.' }),
    meaning: z.string(),
    values: z
      .array(z.strictObject({ value: z.string(), label: z.string() }))
      .nullable()
      .meta({ description: 'The values that it can have; null where any is allowed.' }),
    example: z.string().nullable().meta({ description: 'A value of this release.' }),
    stated: z
      .int()
      .min(0)
      .meta({ description: 'Rows that state a value: defaults and derived values are not counted.' }),
  });

  const table = z.strictObject({
    table: z.string(),
    about: z.string(),
    rows: z.int().min(0),
    columns: z.array(column),
  });

  return z.strictObject({ data: z.array(table) });
});
export type DictionaryTable = z.infer<ReturnType<typeof dictionaryAnswer>>['data'][number];
export type DictionaryColumn = DictionaryTable['columns'][number];
