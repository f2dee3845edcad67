/** Between facts in one line: a dot that begins no line. */
export const DOT = '\u00a0· ';

/** Facts in one line; what is not known is left out. */
export const dotted = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(DOT);
