/** What is wrong in a text, and what to write instead. */
export interface Finding {
  /** A file, or the address of a page as the site serves it. */
  place: string;
  /** From 1; missing for pages. */
  line?: number;
  phrase: string;
  instead: string;
}

/** Files and lines in order, each finding once. */
export function findingLines(findings: readonly Finding[]): string[] {
  const sorted = [...findings].sort(
    (a, b) => a.place.localeCompare(b.place) || (a.line ?? 0) - (b.line ?? 0),
  );
  const lines = sorted.map(
    ({ place, line, phrase, instead }) => `${place}${line ? `:${line}` : ''}: ${phrase} → ${instead}`,
  );
  return [...new Set(lines)];
}
