import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rule, rulesOf } from './style-rules';

/** What the HTML needs to know of the browser's files. */
export interface Assets {
  /** Address of the first script. */
  script: string;
  /** Scripts that the first one imports statically. */
  preloads: string[];
  /** Scripts of each page beside the first one, by the name of its module. */
  pages: Record<string, string[]>;
  /** Fonts that every page shows at once. */
  fonts: string[];
  /** Every font that the stylesheet names. */
  allFonts: string[];
  /** The whole stylesheet; each page has the part that it uses inline, with every font and registered property. */
  rules: Rule[];
  /** The address of what is loaded behind the page: the rest of the stylesheet; null where the scripts bring it. */
  styleFile: string | null;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const ENTRY = 'src/app/entry-client.tsx';
const PAGE = /^src\/routes\/([\w-]+)\.tsx$/;
/** What is loaded behind the page: without the fonts, which the page has inline. */
const LATER = /\/later-[^/]*\.css$/;
const FIRST_FONTS = [/newsreader-common/, /hanken-grotesk-common/];

/** What no page has inline. */
const NEVER_INLINE =
  /@media (?:print|\(forced-colors[^{]*|screen and \(prefers-contrast[^{]*)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Reads what `vite build` wrote into a folder. Throws when it is no such folder. */
export function readAssets(folder: string): Assets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${folder} has no ${ENTRY} in its manifest: run npm run build`);
  const sheets = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css'));
  const css = sheets.find((file) => !LATER.test(file)) ?? entry.css?.[0];
  if (!css) throw new Error(`${folder} has no stylesheet`);
  const fonts = Object.values(manifest).flatMap((item) => [item.file, ...(item.assets ?? [])]);
  const style = readFileSync(join(folder, css), 'utf8').replace(NEVER_INLINE, '');
  const first = [...staticImports(manifest, ENTRY)];
  return {
    script: `/${entry.file}`,
    preloads: first.map((file) => `/${file}`),
    pages: Object.fromEntries(
      Object.keys(manifest).flatMap((source) => {
        const name = PAGE.exec(source)?.[1];
        const page = manifest[source]?.file;
        if (!name || !page) return [];
        const files = [page, ...staticImports(manifest, source)].filter(
          (file) => file !== entry.file && !first.includes(file),
        );
        return [[name, files.map((file) => `/${file}`)]];
      }),
    ),
    fonts: FIRST_FONTS.flatMap((pattern) => fonts.find((file) => pattern.test(file)) ?? []).map(
      (file) => `/${file}`,
    ),
    allFonts: fontsIn(style),
    rules: rulesOf(style),
    styleFile: `/${sheets.find((file) => LATER.test(file)) ?? css}`,
  };
}

const fontsIn = (style: string): string[] => [
  ...new Set(Array.from(style.matchAll(/url\(["']?([^"')]+\.woff2)/g), ([, address = '']) => address)),
];

function staticImports(
  manifest: Record<string, ManifestEntry>,
  from: string,
  seen = new Set<string>(),
): Set<string> {
  for (const name of manifest[from]?.imports ?? []) {
    const file = manifest[name]?.file;
    if (!file || seen.has(file)) continue;
    seen.add(file);
    staticImports(manifest, name, seen);
  }
  return seen;
}
