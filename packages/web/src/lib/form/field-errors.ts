import { MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import type * as z from 'zod';
import type { SendFailure } from '../submissions-client';

/** The errors of a form by field name: one message each, in the order of the schema. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The field of the form that shows the error of a path: "asset_classes.0" is shown at "asset_classes", a consent at its
 * own check box.
 */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .slice(0, path[0] === 'consents' ? 2 : 1)
    .map(String)
    .join('.');
}

/** Checks a form with its schema, as the server does and with the same messages. How long it took is added when it is sent. */
export function errorsOf(schema: z.ZodType, form: object): FieldErrors {
  const parsed = schema.safeParse({ ...form, elapsed_ms: MIN_ELAPSED_MS });
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[fieldOf(path)] ??= message;
  return errors;
}

/** The errors of some fields, in the order in which the fields are on the page. */
export function errorsAmong(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

/** The errors that the server answered with, by the fields of this form. */
export function errorsFromServer({ details }: SendFailure): FieldErrors {
  const errors = Array.isArray(details) ? details : [];
  return Object.fromEntries(errors.map(({ field, message }) => [fieldOf(field.split('.')), message]));
}
