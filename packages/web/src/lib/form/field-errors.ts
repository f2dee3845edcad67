import type * as z from 'zod';

/** What is wrong with a form, by the name of the field: one message each, in the order of the schema. */
export type Problems = Readonly<Record<string, string>>;

/** The field that a path belongs to: "asset_classes.0" is said at "asset_classes", a consent at its own box. */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .slice(0, path[0] === 'consents' ? 2 : 1)
    .map(String)
    .join('.');
}

/** Holds a form against its schema; the messages are the schema's, as the server would say them. */
export function problemsOf(schema: z.ZodType, form: unknown): Problems {
  const parsed = schema.safeParse(form);
  if (parsed.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[fieldOf(path)] ??= message;
  return problems;
}

/** Those of some fields, in the order in which the fields stand on the page. */
export function problemsAmong(problems: Problems, fields: readonly string[]): Problems {
  return Object.fromEntries(fields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
}

/** What the server said about fields, said at the fields of this form. */
export function problemsOfServer(byField: Readonly<Record<string, string>>): Problems {
  return Object.fromEntries(
    Object.entries(byField).map(([field, message]) => [fieldOf(field.split('.')), message]),
  );
}
