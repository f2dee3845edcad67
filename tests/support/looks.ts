const ALL = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** How pages are looked at: a phone in the dark and a desk in the light; the full run at all four. */
export const LOOKS = ALL.slice(0, process.env.FULL ? 4 : 2).map((look, number) => ({ ...look, number }));

/**
 * Whether the page at a place of a list is looked at so. The themes are a few colours that all pages share, so that each
 * page is seen in one look in turn; the full run sees each in all.
 */
export const isSeen = (at: number, look: { number: number }): boolean =>
  Boolean(process.env.FULL) || at % LOOKS.length === look.number;
