import * as z from 'zod';

/**
 * The schema of what many records embed: an object that was checked before is not checked again, and all of them share the
 * one copy. Without it a provider is checked for each of its offers. Throws `ZodError`.
 */
export function checkedOnce<T extends object>(schema: z.ZodType<T>): z.ZodType<T> {
  const known = new WeakMap<object, T>();
  const check = z.transform((value: T) => {
    const checked = known.get(value) ?? schema.parse(value);
    known.set(value, checked);
    return checked;
  });
  return check as unknown as z.ZodType<T>;
}
