import { whenUsed } from './when-used.ts';

const LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** Text for searching and comparing: lower case, without macrons and other marks, typographic quotes and dashes made plain. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’ʻʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-');
}

const COLLATOR = whenUsed(() => new Intl.Collator('en-NZ', { usage: 'sort', sensitivity: 'base' }));
const MACRONS: Record<string, string> = { ā: 'a', ē: 'e', ī: 'i', ō: 'o', ū: 'u' };

/**
 * The order of names that a New Zealand reader expects: case and macrons are folded ("Āwhina" beside "Awhina"). Names
 * that fold to the same text follow their code points, so that the order is total.
 */
export function compareNames(a: string, b: string): number {
  const [plainA, plainB] = [plainName(a), plainName(b)];
  const isPlain = plainA !== null && plainB !== null;
  return (isPlain ? compareText(plainA, plainB) : COLLATOR().compare(a, b)) || compareText(a, b);
}

/** A name of unmarked letters, macrons, digits and spaces, whose order is that of its codes: most are, and a collator takes long to make. */
function plainName(name: string): string | null {
  const plain = name.toLowerCase().replace(/[āēīōū]/g, (letter) => MACRONS[letter] ?? letter);
  return /^[a-z0-9 ]*$/.test(plain) ? plain : null;
}

/** Order by code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Order of records by name, then by id. */
export function byName(a: { name: string; id: string }, b: { name: string; id: string }): number {
  return compareNames(a.name, b.name) || compareText(a.id, b.id);
}

/** "Hawke’s Bay" becomes "hawkes-bay"; at most 120 characters; empty where no letter or digit is left. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/'/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 121)
    .replace(/^-|-$/g, '')
    .slice(0, 120)
    .replace(/-$/, '');
}
