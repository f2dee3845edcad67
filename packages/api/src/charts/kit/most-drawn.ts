import { MOST_DRAWN } from '@tussock/core/chart/most-drawn';

/** Of a drawing with a line for each: it is above the list of the same offers, which visitors reach past it. */
export const MOST_LINES = 40;

/** The first of a list, as many as a chart draws; `note` says which they are ("newest") where there are more. */
export const mostDrawn = <T>(
  items: readonly T[],
  which: string,
  most = MOST_DRAWN,
): { drawn: T[]; note: string } => ({
  drawn: items.slice(0, most),
  note: noteOnDrawn(items.length, which, most),
});

/** Says which of so many offers are drawn; empty where all are. */
export const noteOnDrawn = (offers: number, which: string, most = MOST_DRAWN): string =>
  offers > most ? ` Only the ${most} ${which} are drawn and in the table.` : '';
