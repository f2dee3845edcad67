/** The share of the length that whole sentences must fill, so that the text can end with one. */
const ENOUGH = 0.4;

/** The beginning of a text on one line, cut after a sentence or else after a word, and never in half of a character. */
export function excerpt(text: string, most: number): string {
  const line = (text.trim().split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const sentences = /^.*(?<!\b(?:No|St|Dr|cl))[.!?](?= )/.exec(line.slice(0, most + 1))?.[0] ?? '';
  if (sentences.length >= most * ENOUGH) return sentences;
  const space = line.charAt(most - 1) === ' ' ? -1 : cut.lastIndexOf(' ');
  const words = space > 0 ? cut.slice(0, space) : cut;
  return `${words.replace(/[\s,;:.–-]*[\ud800-\udbff]?$/, '')}…`;
}
