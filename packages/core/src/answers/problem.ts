import * as z from 'zod';

const fieldProblem = z.strictObject({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every answer that is an error, and with a status what the clients throw or hand back. */
export const problem = z.strictObject({
  message: z.string(),
  /** One entry per wrong field or parameter, else a sentence or null. */
  details: z.union([z.string(), z.array(fieldProblem), z.null()]),
  hint: z.string().nullable(),
  code: z.string().meta({ description: 'A stable word in snake_case.', example: 'not_found' }),
});
export type Problem = z.infer<typeof problem>;
