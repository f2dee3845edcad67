/** Rows of a file beside a list, or of one of its parts: a function answers 6 MB at the most, and rows may be twice as long as usual. */
export const ROWS_IN_A_PART = 1_000;

/** Into how many files a list of so many rows goes. */
export const partsOf = (total: number): number => Math.max(1, Math.ceil(total / ROWS_IN_A_PART));
