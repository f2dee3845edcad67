import { decodeEntities } from './entities';

/** A sign that a backslash keeps from being a mark; and one at the end of a line, which breaks it. */
const ESCAPED = /\\(?:([!-/:-@[-`{-~])|(?=\n))/g;
/** A character reference is no mark, and is read when the marks are gone. */
const withReferences = (text: string) =>
  text.replace(ESCAPED, (_, sign?: string) => (sign ? `&#${sign.charCodeAt(0)};` : ''));

/**
 * The words of a Markdown text without its marks, in their lines and paragraphs: for lists, feeds and metadata, where nothing shows
 * marks. A link is its words, and an escaped sign or a character reference is what a page shows of it.
 */
export const withoutMarks = (text: string): string =>
  decodeEntities(
    withReferences(text)
      .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?: "[^"]*")?\)/g, '$1')
      .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
      .replace(/^[-*_|: \t]{3,}$/gm, '')
      .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
      // A run of spaces is looked at once, and not from each of its places.
      .replace(/(?:(?<![ \t])[ \t]+)?\|[ \t]*/g, ' '),
  ).trim();
