/** The strokes of the site's mark, a tussock, in a box of 24 by 24. */
export const MARK_STROKES = [
  'M12 21c0-7 0-12 0-18',
  'M12 21C11 14 8.5 9 4 6.5',
  'M12 21c1-7 3.5-12 8-14.5',
  'M12 21c-1.5-4.5-4-7-8-8',
  'M12 21c1.5-4.5 4-7 8-8',
] as const;
