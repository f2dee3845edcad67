const ALL = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** How pages are tested: on a phone in the dark theme and on a desktop in the light one; the full run uses all four. */
export const LOOKS = ALL.slice(0, process.env.FULL ? 4 : 2).map((look, number) => ({ ...look, number }));

/**
 * Whether the page at a position of a list is tested in a look. All pages share a few theme colours, so each page is tested
 * in one look, in turn; the full run tests each page in all looks.
 */
export const isSeen = (at: number, look: { number: number }): boolean =>
  Boolean(process.env.FULL) || at % LOOKS.length === look.number;
