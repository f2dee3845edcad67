import type * as z from 'zod';

/**
 * The JSON of an object in pieces, row by row where a field is a list: the text of a whole directory would be as much
 * memory again, and has an end at half a gigabyte.
 */
export function* jsonPieces(value: object): Generator<string> {
  let before = '{';
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(field)) yield* listPieces(field);
    else yield JSON.stringify(field);
  }
  yield before === '{' ? '{}' : '}';
}

/** A row on each line. Each is checked against the schema on the way, where there is one. */
export function* listPieces(rows: readonly unknown[], schema?: z.ZodType): Generator<string> {
  yield '[';
  for (const [at, row] of rows.entries())
    yield `${at > 0 ? ',\n' : ''}${JSON.stringify(schema ? schema.parse(row) : row)}`;
  yield ']';
}

/** The JSON of an object of lists, in the order of its schema; each row is checked against it on the way. */
export function* checkedPieces<Lists extends Record<string, z.ZodArray>>(
  schema: z.ZodObject<Lists>,
  value: z.input<z.ZodObject<Lists>>,
): Generator<string> {
  for (const [at, [name, list]] of Object.entries(schema.shape).entries()) {
    yield `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    yield* listPieces((value as Record<string, unknown[]>)[name] ?? [], list.element as z.ZodType);
  }
  yield '}';
}
