import { MOST_DRAWN } from '@tussock/core/chart/most-drawn';

/** The first of a list, as many as a chart draws; `note` says which they are ("newest") where there are more. */
export const mostDrawn = <T>(items: readonly T[], which: string): { drawn: T[]; note: string } => ({
  drawn: items.slice(0, MOST_DRAWN),
  note: noteOnDrawn(items.length, which),
});

/** Says which of so many offers are drawn; empty where all are. */
export const noteOnDrawn = (offers: number, which: string): string =>
  offers > MOST_DRAWN ? ` Only the ${MOST_DRAWN} ${which} are drawn and in the table.` : '';
