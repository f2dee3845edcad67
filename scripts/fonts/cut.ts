import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const WEB = join(import.meta.dirname, '..', '..', 'packages', 'web', 'src');
export const FONTS_FOLDER = join(WEB, 'fonts');

const require = createRequire(import.meta.url);
/** As the authors published it. */
export const published = (file: string) => require.resolve(`@fontsource-variable/${file}-normal.woff2`);

/** Headings have one weight and are 17 to 42 pixels high; texts are set in 400 to 700. */
const NEWSREADER = { wght: 500, opsz: { min: 16, max: 42 } };
const HANKEN_GROTESK = { wght: { min: 400, max: 700 } };

const SOURCES = {
  'newsreader-common': ['newsreader/files/newsreader-latin-opsz', NEWSREADER],
  'newsreader-macrons': ['newsreader/files/newsreader-latin-ext-opsz', NEWSREADER],
  'newsreader-rest': ['newsreader/files/newsreader-latin-opsz', NEWSREADER],
  'hanken-grotesk-common': ['hanken-grotesk/files/hanken-grotesk-latin-wght', HANKEN_GROTESK],
  'hanken-grotesk-macrons': ['hanken-grotesk/files/hanken-grotesk-latin-ext-wght', HANKEN_GROTESK],
  'hanken-grotesk-rest': ['hanken-grotesk/files/hanken-grotesk-latin-wght', HANKEN_GROTESK],
} as const;
export type FontName = keyof typeof SOURCES;
export const FONT_NAMES = Object.keys(SOURCES) as FontName[];

/** A font file with the characters that the stylesheet fetches it for. */
export function cutFont(name: FontName): Promise<Buffer> {
  const [file, variationAxes] = SOURCES[name];
  return subsetFont(readFileSync(published(file)), charactersOf(name), {
    targetFormat: 'woff2',
    variationAxes,
  });
}

/** The characters of the face that names the file; throws where no face does. */
function charactersOf(name: FontName): string {
  const css = readFileSync(join(WEB, 'styles', 'fonts.css'), 'utf8');
  const range = new RegExp(`/${name}\\.woff2"\\)[^}]*unicode-range:([^;]+);`).exec(css)?.[1];
  if (range === undefined) throw new Error(`fonts.css has no face with ${name}.woff2`);
  return range.split(',').map(charactersIn).join('');
}

function charactersIn(range: string): string {
  const [first = Number.NaN, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
