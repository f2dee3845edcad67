/** "1,200", or null where the platform has not said. */
export const investorsInWords = (count: number | null) => (count ? count.toLocaleString('en-NZ') : null);
