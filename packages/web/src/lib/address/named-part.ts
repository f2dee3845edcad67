/** The part of the page that an address names by its hash; null without one. A hash may be anything, also no valid encoding. */
export function namedPart(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
