/** A drawing of more offers cannot be read, and the pages that have it would grow with the directory. */
export const MOST_DRAWN = 100;
