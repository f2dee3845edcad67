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

export function* listPieces(rows: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [at, row] of rows.entries()) yield `${at > 0 ? ',' : ''}${JSON.stringify(row)}`;
  yield ']';
}
