/** The share of the length that whole sentences must fill, so that the text can end with one. */
const ENOUGH = 0.4;

/** Up to the last end of a sentence: what follows "8.5% p.a." or "approx." in small letters, in brackets or as a figure is the rest of one. */
const SENTENCES = /^.*(?<!\b(?:No|St|Mt|Dr|Mr|Mrs|Ms|cl|vs|e\.g|i\.e|U\.S|N\.Z))[.!?](?= [^a-z\d($])/;

/** The beginning of a text on one line, cut after a sentence or else after a word, and never in half of a character. */
export function excerpt(text: string, most: number): string {
  const line = (text.trim().split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const sentences = SENTENCES.exec(line.slice(0, most + 2))?.[0] ?? '';
  if (sentences.length >= most * ENOUGH) return sentences;
  const space = line.charAt(most - 1) === ' ' ? -1 : cut.lastIndexOf(' ');
  const words = space > 0 ? cut.slice(0, space) : cut;
  return `${words.replace(/[\s,;:.–-]*[\ud800-\udbff]?$/, '')}…`;
}
