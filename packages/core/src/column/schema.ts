import * as z from 'zod';
import type { Column, Columns, RowOf } from './column';
import { currency, date, documentLink, imageAddress, key, slug, timestamp, uuid, webAddress } from './field';
import { shapeWhenUsed } from './shape-when-used';

const LONGEST_TEXT = 1_000;
const LONGEST_MARKDOWN = 60_000;
const MOST_DOCUMENTS = 50;
const MOST_WINDOWS = 100;
const MOST_NAMES = 200;
const LONGEST_IDENTIFIER = 20;
/** A trillion. */
const HIGHEST_AMOUNT = 1e12;
/** A return may be negative. */
const LOWEST_PERCENT = -100;
const HIGHEST_PERCENT = 1_000;

/** The schema of a row; it gives the row's type and its part of the API's documentation. */
export type RowSchema<C extends Columns> = z.ZodObject<
  { [Name in keyof RowOf<C>]: z.ZodType<RowOf<C>[Name]> },
  z.core.$strict
>;

const made = new WeakMap<Columns, z.ZodType>();

/**
 * A row of a table after loading: typed, normalised, null where a value is missing. Always the same for the same columns: making
 * its columns takes a good part of a first answer.
 */
export function rowSchema<const C extends Columns>(columns: C): RowSchema<C> {
  const known = made.get(columns) ?? makeRowSchema(columns);
  made.set(columns, known);
  return known as unknown as RowSchema<C>;
}

function makeRowSchema(columns: Columns): z.ZodType {
  const all = Object.entries(columns);
  const shape = shapeWhenUsed(
    Object.keys(columns),
    (name): z.ZodType => columnSchema(columns[name] as Column),
  );
  if (all.some(([, { defaulted }]) => defaulted))
    shape.defaulted = z
      .array(z.string())
      .meta({ description: 'Names of the fields that hold a default, which the provider did not state.' });
  return z.strictObject(shape);
}

/** The mask of zod's `pick` for a list of names. */
export function maskOf<const Names extends readonly string[]>(names: Names): { [N in Names[number]]: true } {
  return Object.fromEntries(names.map((name) => [name, true])) as { [N in Names[number]]: true };
}

function columnSchema(column: Column): z.ZodType {
  const stated = statedSchema(column);
  const optional = !column.required && column.default === undefined;
  const description = describe(column);
  const schema = optional ? stated.nullable() : stated;
  return description === '' ? schema : schema.meta({ description });
}

function statedSchema({ kind, required, min, max, values }: Column): z.ZodType {
  const text = (longest: number) => {
    const schema = z.string().max(max ?? longest);
    return required ? schema.min(1) : schema;
  };
  switch (kind) {
    case 'uuid':
      return uuid;
    case 'key':
      return key;
    case 'slug':
      return slug;
    case 'text':
    case 'copy':
      return text(LONGEST_TEXT);
    case 'markdown':
      return text(LONGEST_MARKDOWN);
    case 'address':
      return webAddress;
    case 'image':
      return imageAddress;
    case 'one-of':
      return z.enum(Object.keys(values ?? {}));
    case 'currency':
      return currency;
    case 'amount':
      return z
        .number()
        .min(min ?? 0)
        .max(max ?? HIGHEST_AMOUNT);
    case 'percent':
      return z
        .number()
        .min(min ?? LOWEST_PERCENT)
        .max(max ?? HIGHEST_PERCENT);
    case 'number':
      return bounded(z.number(), min, max);
    case 'integer':
      return bounded(z.int(), min, max);
    case 'date':
      return date;
    case 'timestamp':
      return timestamp;
    case 'boolean':
      return z.boolean();
    case 'identifier':
      return z.string().max(LONGEST_IDENTIFIER);
    case 'windows':
      return z.array(z.string().max(10)).max(MOST_WINDOWS);
    case 'names':
      return z.array(z.string().max(60)).max(MOST_NAMES);
    case 'documents':
      return z.array(documentLink).max(MOST_DOCUMENTS);
  }
}

function bounded(schema: z.ZodNumber, min?: number, max?: number): z.ZodNumber {
  const low = min === undefined ? schema : schema.min(min);
  return max === undefined ? low : low.max(max);
}

/** "Management fee. Percent: 8.5 means 8.5%. Locked in an exclusive offer." */
function describe({ kind, label, about, currency, unit, words, locked }: Column): string {
  return [
    label && `${label}.`,
    kind === 'amount' && (currency ? `In \`${currency}\`.` : 'In New Zealand dollars.'),
    kind === 'percent' && 'Percent: 8.5 means 8.5%.',
    kind === 'number' && unit && !label?.endsWith(unit) && `In ${unit}.`,
    about,
    words?.missing && `0 and null read "${words.missing}".`,
    locked && 'Null or empty in an exclusive offer: its locked part holds it.',
  ]
    .filter(Boolean)
    .join(' ');
}
