import { createHash } from 'node:crypto';
import * as z from 'zod';

/**
 * Names all fields of a schema, embedded ones included, and their kinds, in a few letters. A text that was stored under the
 * same name has every column that this version answers and none besides.
 */
export function shapeOf(schema: z.ZodType): string {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = createHash('sha256')
    .update(JSON.stringify(fieldsOf(schema)))
    .digest('base64url')
    .slice(0, 8);
  shapes.set(schema, shape);
  return shape;
}

const shapes = new WeakMap<z.ZodType, string>();

/**
 * A schema whose shape is given instead of worked out. To work it out builds every column of the schema, which a function that has just
 * started does not need. A test has to compare the two.
 */
export function ofShape<T extends z.ZodType>(shape: string, schema: T): T {
  shapes.set(schema, shape);
  return schema;
}

function fieldsOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return [schema.type, fieldsOf(schema.unwrap())];
  if (schema instanceof z.ZodArray) return ['array', fieldsOf(schema.element)];
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, fieldsOf(field)]);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).map(fieldsOf);
  // What is read goes through a step for older items first; what comes out is the record.
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out as z.core.$ZodType);
  if (schema instanceof z.ZodRecord) return ['record', fieldsOf(schema.valueType)];
  return schema._zod.def.type;
}
