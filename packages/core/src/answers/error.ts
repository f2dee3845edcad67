import * as z from 'zod';
import { whenUsed } from '../text/when-used';

const fieldError = whenUsed(() => z.strictObject({ field: z.string(), message: z.string() }));
export type FieldError = z.infer<ReturnType<typeof fieldError>>;

/** The body of every answer that is an error, and with a status what the clients throw or hand back. */
export const errorAnswer = whenUsed(() =>
  z.strictObject({
    message: z.string(),
    /** One entry per wrong field or parameter, or per field of what is known of a record that was removed; else a sentence or null. */
    details: z.union([z.string(), z.array(fieldError()), z.null()]),
    hint: z.string().nullable(),
    code: z.string().meta({ description: 'A stable word in snake_case.', example: 'not_found' }),
  }),
);
export type ErrorAnswer = z.infer<ReturnType<typeof errorAnswer>>;
