/** A drawing of more offers cannot be read, and the pages that have it would grow with the directory. */
export const MOST_DRAWN = 100;

/** The first of a list, as many as a chart draws; `note` says which they are ("newest") where there are more. */
export function mostDrawn<T>(items: readonly T[], which: string): { drawn: T[]; note: string } {
  const isCut = items.length > MOST_DRAWN;
  return {
    drawn: items.slice(0, MOST_DRAWN),
    note: isCut ? ` Only the ${MOST_DRAWN} ${which} are drawn and in the table.` : '',
  };
}
