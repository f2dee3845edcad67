/** A text of at most `most` characters: a longer one ends in "…", and not in half of a character before it. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\s*[\ud800-\udbff]?$/, '')}…` : text;
