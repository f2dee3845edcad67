/** A filter hides many rows here and there. */
const MOST_RANGES = 12;

/** Numbers of rows, from low to high, with those that follow each other as one: "3, 5–9, 12". */
export function linesInWords(lines: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const before = ranges.at(-1);
    if (before && before[1] === line - 1) before[1] = line;
    else ranges.push([line, line]);
  }
  const shown = ranges.slice(0, MOST_RANGES);
  const words = shown
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ');
  return ranges.length > shown.length ? `${words} and more` : words;
}
