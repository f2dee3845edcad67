/**
 * Widths of characters of the site's grotesk in parts of its size, as wide as the widest of each kind: a text is never wider than
 * is said, and rarely cut where it would have fitted. A letter of a script that the grotesk does not have is a square.
 */
const WIDTHS: readonly [characters: RegExp, width: number][] = [
  [/[ijlI.,:;'’|()[\]! ]/, 0.29],
  [/[ftrīĪ–/-]/, 0.42],
  [/[cgkLsvxyz]/, 0.53],
  [/[ADHKNUVXCGĀĒŪēū&…]/, 0.74],
  [/[mwMOQŌ%]/, 0.86],
  [/[W@—]/, 1.09],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, 1],
];
const OTHER = 0.61;
const widthOf = (character: string) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER;

/** About how wide a text is at a size, both in pixels. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) * size;

/** Parts of the size that a reader may put between letters and, besides, between words (WCAG 2.2, 1.4.12). */
const SPACING = { letter: 0.12, word: 0.16 };

/** About how wide a text is at most where a reader spaces letters and words further. */
export const spacedWidth = (text: string, size: number): number =>
  textWidth(text, size) +
  ([...text].length * SPACING.letter + (text.split(' ').length - 1) * SPACING.word) * size;

/** The text, cut at a word with "…" where it would be wider than `width`; both width and size in pixels. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const { word, letter } = cutsOf(text, width, size, '…');
  return `${text.slice(0, word || letter || 1).replace(/[\s,:;–-]+$/, '')}…`;
}

/** The text in one line, or in two where it would be wider than `width`; the second is cut as by `fitText`. */
export function twoLines(text: string, width: number, size: number): [string] | [string, string] {
  if (textWidth(text, size) <= width) return [text];
  const { word } = cutsOf(text, width, size, '');
  if (word === 0) return [fitText(text, width, size)];
  return [text.slice(0, word), fitText(text.slice(word + 1), width, size)];
}

/**
 * How much of a text is at most so wide with `ending` behind it: of its whole words, and of its letters; 0 where not even the first is. In one
 * pass: a text of a data file can be of any length.
 */
function cutsOf(text: string, width: number, size: number, ending: string): { word: number; letter: number } {
  const cuts = { word: 0, letter: 0 };
  const endingWidth = textWidth(ending, 1);
  let [wide, at] = [0, 0];
  for (const character of text) {
    if (character === ' ') cuts.word = at;
    wide += widthOf(character);
    if ((wide + endingWidth) * size > width) break;
    at += character.length;
    cuts.letter = at;
  }
  return cuts;
}
