/** How pages are looked at: a phone in the dark and a desk in the light; the full run at all four. */
export const LOOKS = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  ...(process.env.FULL
    ? ([
        { colorScheme: 'light', width: 390 },
        { colorScheme: 'dark', width: 1440 },
      ] as const)
    : []),
] as const;
