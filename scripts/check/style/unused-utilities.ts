import type { Finding } from '../words/finding';
import { classNames } from './class-names';
import { classUses } from './class-uses';

export interface SourceFile {
  file: string;
  text: string;
}

const EXCLUSION = 'under @source not inline in packages/web/src/styles/index.css';
const EXCLUDED = /@source not inline\("\{?([^"}]*)\}?"\)/g;

/**
 * The utilities of the built stylesheet that no element has: Tailwind takes every word of the modules that it reads for a class, also in a
 * comment, a text or the name of something else.
 */
export function unusedUtilities(
  built: string,
  styles: readonly SourceFile[],
  modules: readonly SourceFile[],
): Finding[] {
  const own = new Set(styles.flatMap(({ text }) => [...classNames(text)]));
  const excluded = styles.flatMap(({ text }) =>
    Array.from(text.matchAll(EXCLUDED), ([, list = '']) => list.split(',')).flat(),
  );
  const all = new Set([...classNames(built), ...own, ...excluded]);
  const used = new Set(modules.flatMap(({ file, text }) => [...classUses(file, text, all)]));
  const unused = [...all].filter((name) => !own.has(name) && !used.has(name) && !excluded.includes(name));
  const at = (name: string, phrase: string, instead: string) =>
    placesOf(name, modules).map((place) => ({ ...place, phrase: `“${name}” ${phrase}`, instead }));
  return [
    ...unused.flatMap((name) =>
      at(
        name,
        'is no class here, but the stylesheet has a rule for it',
        `write another word, or name it ${EXCLUSION}`,
      ),
    ),
    ...excluded
      .filter((name) => used.has(name))
      .flatMap((name) =>
        at(name, 'may be a class here, but the stylesheet has no rule for it', `do not name it ${EXCLUSION}`),
      ),
  ];
}

/** The first lines with the word, up to three. */
function placesOf(word: string, modules: readonly SourceFile[]): { place: string; line?: number }[] {
  const whole = new RegExp(`(?<![\\w-])${word.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);
  const places = modules.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (whole.test(line) ? [{ place: file, line: at + 1 }] : [])),
  );
  return places.length > 0 ? places.slice(0, 3) : [{ place: 'the built stylesheet' }];
}
