import { cut } from '@tussock/core/text/cut';

/** "1 error", "2 errors", "1,200 more" (a word that takes no s stays as it is). */
export function count(n: number, word: string): string {
  const plural = n === 1 || word === 'more' ? word : `${word}s`;
  return `${n.toLocaleString('en-NZ')} ${plural}`;
}

/** A value on one line, cut where it is long. */
export function short(value: unknown, length = 80): string {
  if (value === null || value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return cut(printable(text), length);
}

/** A text with a full stop at its end. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Text that cannot move the cursor or colour the terminal: control characters of a data file are replaced. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to keep out
  return text.replace(/\s+/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}

/** A value for machines: JSON leaves control characters beyond ASCII and marks of direction as they are, and a terminal would obey them. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** "49.8 MB"; a megabyte is a million bytes. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-NZ', { maximumFractionDigits: 1 })} MB`;
