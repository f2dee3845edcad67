/** Widths of characters of the site's grotesk in parts of its size: wide enough to never cut what would have fitted by much. */
const NARROW = /[iljtfrI.,:;'’|()[\]! ]/;
const BROAD = /[mwMWĀŌŪ@%&—]/;
const widthOf = (character: string) => (NARROW.test(character) ? 0.31 : BROAD.test(character) ? 0.84 : 0.57);

/** About how wide a text is at a size, both in pixels. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) * size;

/** The text, cut at a word with "…" where it would be wider than `width`; both width and size in pixels. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')}…`, size) > width) words.pop();
  let kept = words.join(' ').replace(/[\s,:;–-]+$/, '');
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
