/** Bytes that know how to copy themselves. */
type Row = Pick<Buffer, 'length' | 'copy'>;

const BEFORE = Buffer.from('{"data":[');
const BETWEEN = Buffer.from(',');

/** The JSON of a page of rows, each of them JSON in UTF-8. The rows are copied once: a page has 200 KB of them. */
export function pageJson(rows: readonly Row[], next_cursor: string | null): Buffer<ArrayBuffer> {
  const after = Buffer.from(`],"next_cursor":${JSON.stringify(next_cursor)}}`);
  const parts = rows.flatMap((row, at) => (at === 0 ? [row] : [BETWEEN, row]));
  const all = [BEFORE, ...parts, after];
  const json = Buffer.allocUnsafeSlow(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) at += part.copy(json, at);
  return json;
}
