/** What the address of a page is made of. */
const PAGE_PATH = /^[\w/.~-]*$/;

/** A slash, and what is copied with an address out of a sentence: white space, unseen marks, and what ends a sentence, a bracket or a quotation. */
const COPIED = String.raw`[/\s\p{Cf}.,;:!?)\]}>"'’”»…。，]|%22|%3F`;
/** Matches from the first of them alone: tried from each of thousands, it would take the square of the time. */
const COPIED_WITH_IT = new RegExp(`(?<!${COPIED})(?:${COPIED})+$`, 'iu');

/**
 * A path in its one spelling: lower case, without macrons, escapes that it does not need, a slash at the end and what was copied with it. A path that
 * names no page is left: one with an empty segment, or with one that would become empty (a redirect to it would name another host), or with other characters.
 */
export function normalisePath(path: string): string {
  const plain = decoded(path).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const tidy = plain.replace(COPIED_WITH_IT, '') || '/';
  return path.includes('//') || plain.includes('//') || !PAGE_PATH.test(tidy) ? path : tidy;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
