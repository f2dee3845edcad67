import type { About, Card } from './card';
import { withoutEmoji } from './without-emoji';

/** The letters that all fonts of a picture have: those of New Zealand's and of most European languages. */
const HAD =
  /[A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0131\u0134-\u0148\u014A-\u017E\u018F\u0192\u01A0\u01A1\u01AF\u01B0\u01E6\u01E7\u01EA\u01EB\u01FA-\u01FF\u0218-\u021B\u0232\u0233\u0237\u0259\u02C6\u02C7\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9]/g;
const LETTER = /[\p{L}\p{M}]/u;

/** The text in the letters of the fonts: composed, and Polynesian and Arabic marks of a glottal stop as the quotation marks that they look like. */
export const composed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u02BB/g, '‘')
    .replace(/\u02BC/g, '’');

/** Whether the fonts have every letter of a text: others are drawn as empty boxes. Emoji are left out of a picture. */
const hasLetters = (text: string) => !LETTER.test(withoutEmoji(composed(text)).replace(HAD, ''));

/** Whether a picture can show all words of a card. A name without some of its letters would be another name. */
export const isDrawable = ({ kind, name, byline, figures, note }: Card, { site }: About): boolean =>
  [
    kind,
    name,
    byline,
    note,
    site,
    ...figures.flatMap(({ label, value, unit }) => [label, value, unit]),
  ].every((text) => !text || hasLetters(text));
