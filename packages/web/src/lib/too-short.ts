const SINGLE_LETTER = /^\p{L}$/u;

/** What to say where single letters find nothing, since one letter begins no word for a search; null for other words. */
export function tooShortText(words: string): string | null {
  const parts = words.normalize('NFC').split(/\s+/).filter(Boolean);
  const isShort = parts.length > 0 && parts.every((part) => SINGLE_LETTER.test(part));
  return isShort ? 'A search needs at least two letters of a word.' : null;
}
