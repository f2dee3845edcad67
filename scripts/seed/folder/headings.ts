/** The name of a column in its own spelling where a heading differs in case, spaces or hyphens only; else as written. */
export function headingOf(written: string, columns: readonly string[]): string {
  const heading = written.replace(/\p{Cf}/gu, '').trim();
  if (columns.includes(heading)) return heading;
  const plain = heading.toLowerCase().replace(/[\s-]+/g, '_');
  return columns.includes(plain) ? plain : heading;
}
