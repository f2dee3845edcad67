/** Where each of these words leads: the entry of its term on the page of the glossary, by the term's id. */
export function glossaryAddresses(
  page: string,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([word, id]) => [word, `${page}#${id}`]));
}
