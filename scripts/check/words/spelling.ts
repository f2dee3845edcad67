import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finalizeSettings, getDefaultSettings, getDictionary, mergeSettings } from 'cspell-lib';

/** Words of texts for developers are also spelt as their tools spell them. */
const TECHNICAL = ['softwareTerms', 'typescript', 'node', 'aws', 'html', 'css', 'filetypes', 'sql'];
const LISTS = {
  visitors: ['new-zealand.txt', 'investing.txt'],
  developers: ['new-zealand.txt', 'investing.txt', 'software.txt'],
};
/** A word without digits, underscores, or capitals inside it: those are names of things in code. */
const WORD = /(?<![\p{L}\p{N}_@#$./\\–-])\p{L}[\p{Ll}’']+(?![\p{L}\p{N}_/\\=(]|\.\p{L})/gu;

export interface Speller {
  /** The words of a text that are spelt wrongly. */
  misspelt(text: string): string[];
}

/** A spelling checker for New Zealand English with our lists of words; names are words to accept. */
export async function speller(readers: keyof typeof LISTS, names: Iterable<string> = []): Promise<Speller> {
  const settings = finalizeSettings(
    mergeSettings(await getDefaultSettings(), {
      language: 'en-GB',
      dictionaries: ['en-gb', ...(readers === 'developers' ? TECHNICAL : [])],
      words: [...LISTS[readers].flatMap(listed), ...names],
    }),
  );
  const dictionary = await getDictionary(settings);
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const plain = word.replace(/’/g, "'").replace(/'s$|'$/, '');
    const found = plain.length < 3 || dictionary.has(plain) || dictionary.has(plain.toLowerCase());
    known.set(word, found);
    return found;
  };
  return { misspelt: (text) => (text.match(WORD) ?? []).filter((word) => !isKnown(word)) };
}

const listed = (file: string) =>
  readFileSync(join(import.meta.dirname, 'dictionaries', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
