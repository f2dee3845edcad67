import type { About, Card } from './card';
import { withoutEmoji } from './without-emoji';

/** The letters that all fonts of a picture have: those of New Zealand's and of most European languages. */
const LETTERS =
  /[A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0131\u0134-\u0148\u014A-\u017E\u018F\u0192\u01A0\u01A1\u01AF\u01B0\u01E6\u01E7\u01EA\u01EB\u01FA-\u01FF\u0218-\u021B\u0232\u0233\u0237\u0259\u02C6\u02C7\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9]/g;
/** The digits, signs and punctuation marks that any of the fonts has: one that lacks them borrows them of another. */
const SIGNS =
  /[\u0021-\u0040\u005B-\u0060\u007B-\u007E\u00A1-\u00A9\u00AB\u00AC\u00AE-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u02DA\u02DC\u02DD\u02F5\u02F6\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20A1\u20A3\u20A4\u20A6\u20A7\u20A9\u20AB-\u20AD\u20B1-\u20B5\u20B8-\u20BA\u20BC\u20BD\u2122\u2212\u2215]/g;
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/**
 * The text in the letters of the fonts: composed, with the hyphen of the keyboard, and Polynesian and Arabic marks of a glottal stop as the
 * quotation marks that they look like. The signs before a figure that the fonts lack are read out: “≥ 5 years” is “At least 5 years”.
 */
export const composed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u02BB/g, '‘')
    .replace(/\u02BC/g, '’')
    .replace(/([≥≤]) ?(?=\$?\d)/g, (_, sign: '≥' | '≤', at: number) => READ_OUT[sign][at === 0 ? 0 : 1]);

/** At the beginning of a text, and within it. */
const READ_OUT = { '≥': ['At least ', 'at least '], '≤': ['At most ', 'at most '] } as const;

/** Whether the fonts have every visible character of a text: others are drawn as empty boxes. Emoji are left out of a picture. */
const hasGlyphs = (text: string) =>
  !VISIBLE.test(withoutEmoji(composed(text)).replace(LETTERS, '').replace(SIGNS, ''));

/** Whether a picture can show all words of a card. A name without some of its letters would be another name. */
export const isDrawable = ({ kind, name, byline, figures, note }: Card, { site }: About): boolean =>
  [
    kind,
    name,
    byline,
    note,
    site,
    ...figures.flatMap(({ label, value, unit }) => [label, value, unit]),
  ].every((text) => !text || hasGlyphs(text));
