/**
 * The words of a Markdown text without its marks, in their lines and paragraphs: for lists, feeds and metadata, where nothing shows
 * marks. A link is its words.
 */
export const withoutMarks = (text: string): string =>
  text
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?: "[^"]*")?\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/^[-*_|: \t]{3,}$/gm, '')
    .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    // A run of spaces is looked at once, and not from each of its places.
    .replace(/(?:(?<![ \t])[ \t]+)?\|[ \t]*/g, ' ')
    .trim();
