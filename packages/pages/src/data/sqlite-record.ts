/** What a cell of a table can hold. */
export type SqliteValue = string | number | null;

/** A row in SQLite's record format: the type of each value, then the values. */
export function sqliteRecord(values: readonly SqliteValue[]): Buffer {
  const cells = values.map(cell);
  const types = Buffer.concat(cells.map(({ type }) => varint(type)));
  // The length of the header counts itself.
  let header = types.length + 1;
  if (varint(header).length > 1) header += varint(header).length - 1;
  return Buffer.concat([varint(header), types, ...cells.map(({ bytes }) => bytes)]);
}

/** SQLite's integers of variable length: seven bits in a byte, the highest first. All here are below 2^53. */
export function varint(value: number): Buffer {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) + 128);
  return Buffer.from(bytes);
}

const NOTHING = Buffer.alloc(0);

function cell(value: SqliteValue): { type: number; bytes: Buffer } {
  if (value === null) return { type: 0, bytes: NOTHING };
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return { type: 13 + 2 * bytes.length, bytes };
  }
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return integer(value);
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return { type: 7, bytes };
}

function integer(value: number): { type: number; bytes: Buffer } {
  if (value === 0 || value === 1) return { type: 8 + value, bytes: NOTHING };
  const fits = (bytes: number) => value >= -(2 ** (8 * bytes - 1)) && value < 2 ** (8 * bytes - 1);
  const [type, length] = ([1, 2, 3, 4] as const).flatMap((size) =>
    fits(size) ? [[size, size] as const] : [],
  )[0] ?? [6, 8];
  const bytes = Buffer.alloc(length);
  if (length === 8) bytes.writeBigInt64BE(BigInt(value));
  else bytes.writeIntBE(value, 0, length);
  return { type, bytes };
}
