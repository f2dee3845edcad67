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
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}]/gu;

/**
 * A text as a reader sees it: without characters that nobody sees and without marks on letters; look-alike letters are the
 * Latin ones, in lower case where they were exchanged, and every hyphen is the one of the keyboard.
 */
export function asRead(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/[‐‑‒−⁃]|(?<=\p{L})–(?=\p{L})/gu, '-')
    .replace(
      /\P{ASCII}/gu,
      (character) => LATIN.get(character) ?? LATIN.get(character.toLowerCase()) ?? character,
    );
}
