import * as z from 'zod';

/**
 * Parses what this version or an earlier one stored. Columns that are newer than the item read null or empty (a list, a record), and columns
 * that the schema no longer has are left out, so that adding or dropping one needs no new format. Throws `ZodError`.
 */
export function storedAs<T>(schema: z.ZodType<T>, item: unknown): T {
  const parsed = schema.safeParse(item);
  return parsed.success ? parsed.data : schema.parse(upgraded(schema, item));
}

function upgraded(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return value === null || value === undefined ? value : upgraded(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => upgraded(schema.element, one));
  if (schema instanceof z.ZodObject && isObject(value))
    return Object.fromEntries(
      Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
        name,
        name in value ? upgraded(field, value[name]) : missing(field),
      ]),
    );
  if (schema instanceof z.ZodPipe) return upgraded(schema.out, value);
  if (schema instanceof z.ZodUnion) {
    const tries = (schema.options as z.ZodType[]).map((option) => [option, upgraded(option, value)] as const);
    return tries.find(([option, one]) => option.safeParse(one).success)?.[1] ?? value;
  }
  return value;
}

/** What a column says of an item that is older than the column. */
const missing = (field: z.ZodType) =>
  [undefined, null, [], {}].find((value) => field.safeParse(value).success);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
