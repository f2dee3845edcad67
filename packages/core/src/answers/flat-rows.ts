import * as z from 'zod';

/** A column of a spreadsheet and where its value is in a row: `provider_name` is `name` of `provider`. */
export interface FlatColumn {
  name: string;
  path: readonly string[];
}

/** The columns of a schema: an object inside becomes a column for each of its fields, anything else one column. */
export function flatColumns(schema: z.ZodObject, path: readonly string[] = []): FlatColumn[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const here = [...path, name];
    const inner = bare(field as z.ZodType);
    return inner instanceof z.ZodObject ? flatColumns(inner, here) : [{ name: here.join('_'), path: here }];
  });
}

function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

/** The value of a column as text; empty where it is not stated. Several values are parted by " | ". */
export function flatText(row: unknown, path: readonly string[]): string {
  const [name, ...rest] = path;
  if (name === undefined) return textOf(row);
  return typeof row === 'object' && row !== null
    ? flatText((row as Record<string, unknown>)[name], rest)
    : '';
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(' | ');
  if (typeof value !== 'object') return String(value);
  const { slug, name } = value as { slug?: unknown; name?: unknown };
  return textOf(slug ?? name ?? JSON.stringify(value));
}
