import type * as z from 'zod';
import { wrongFields } from './errors';

/** Parses a body; what is wrong becomes one 400 with one entry per wrong field. */
export function parseForm<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const byField = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.') || 'body';
    if (!byField.has(field)) byField.set(field, message);
  }
  throw wrongFields([...byField].map(([field, message]) => ({ field, message })));
}
