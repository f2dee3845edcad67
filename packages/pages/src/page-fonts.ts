import type { Assets } from './assets';

const MACRON = /[ĀāĒēĪīŌōŪū]/;
/** Names of drawings, choices of a closed list, and what is folded. */
const UNSEEN = /<(title|option)\b.*?<\/\1>|<details(?![^>]* open)\b.*?<\/details>/gs;
/** What is set in Newsreader; the last are names of the table of offers. */
const HEADINGS =
  /<(h[1-3])\b.*?<\/\1>|<(\w+) class="[^"]*\bfont-serif\b.*?<\/\2>|<th scope="row" title="[^"]*"><a .*?<\/a>/gs;

/**
 * The fonts that a page shows at once: those of every page, and with a Māori word those of the vowels with macrons. One that comes later lays the
 * whole page out again.
 */
export function pageFonts(html: string, { fonts, allFonts }: Pick<Assets, 'fonts' | 'allFonts'>): string[] {
  if (!MACRON.test(html)) return fonts;
  const seen = html.replace(UNSEEN, '');
  const needed = [
    hasMacron(seen.match(HEADINGS)?.join('') ?? '') && '/newsreader-macrons-',
    hasMacron(seen.replace(HEADINGS, '')) && '/hanken-grotesk-macrons-',
  ].filter((name) => name !== false);
  return [...fonts, ...allFonts.filter((font) => needed.some((name) => font.includes(name)))];
}

const hasMacron = (html: string) => MACRON.test(html.replace(/<[^>]*>/g, ''));
