/** Characters of a value that a list is narrowed by, at most. The API refuses a longer one. */
export const LONGEST_VALUE = 120;
