/** A whole address in its parts; null for a text that is none. `URL.canParse` is younger than phones that are still in use. */
export function wholeAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
