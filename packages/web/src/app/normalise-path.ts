/** What the address of a page is made of. */
const PAGE_PATH = /^[\w/.~-]*$/;

/**
 * A path in its one spelling: lower case, without macrons, escapes that it does not need and a slash at the end. A path that
 * names no page is left: one with an empty segment or with other characters.
 */
export function normalisePath(path: string): string {
  const plain = decoded(path).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (path.includes('//') || !PAGE_PATH.test(plain)) return path;
  return plain.replace(/\/$/, '') || '/';
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
