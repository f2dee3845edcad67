/** Letters of other alphabets, and rare ones of ours, that look like a Latin letter; a capital where the small letter looks like another. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑᴀɐ',
  b: 'вƅЬьʙβ',
  c: 'сϲᴄ',
  d: 'ԁɗᴅ',
  e: 'еєεҽɛᴇ',
  f: 'ғƒꜰϝ',
  g: 'ɡցɢԍ',
  h: 'һհнʜΗ',
  i: 'іιıɩɪ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'ʟӏ',
  m: 'мᴍΜ',
  n: 'пηոɴΝ',
  o: 'оοօᴏσ',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гᴦʀ',
  s: 'ѕꜱʂ',
  t: 'тτᴛ',
  u: 'υμսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝшωᴡ',
  x: 'хχ',
  y: 'уүγʏΥ',
  z: 'ᴢʐΖ',
};
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other.normalize('NFKD'), latin] as const),
  ),
);
const PLAIN = /^[\n\x20-\x7e]*$/;
const NOT_PLAIN = /[^\n\x20-\x7e]/gu;
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}]/gu;
const DASH_BETWEEN_LETTERS = /(?<=\p{L})–(?=\p{L})/gu;

/**
 * A text as a reader sees it: without characters that nobody sees and without marks on letters; look-alike letters are the
 * Latin ones, in lower case where they were exchanged, and every hyphen is the one of the keyboard.
 */
export function asRead(text: string): string {
  if (PLAIN.test(text)) return text;
  const read = text.replace(NOT_PLAIN, characterAsRead);
  return read.includes('–') ? read.replace(DASH_BETWEEN_LETTERS, '-') : read;
}

const known = new Map<string, string>();

/** Texts have few different ones, and what is read for one does not depend on its neighbours. */
function characterAsRead(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const read = character
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/[‐‑‒−⁃]/g, '-')
    .replace(/\P{ASCII}/gu, (part) => LATIN.get(part) ?? LATIN.get(part.toLowerCase()) ?? part);
  known.set(character, read);
  return read;
}
