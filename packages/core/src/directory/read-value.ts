import { MONTH_NAMES } from '../calendar/month-names';
import type { Column } from '../column/column';
import { identifierFault, normalIdentifier } from '../identifier/check-digits';
import { isUuid } from '../identifier/identifier';
import { foldText } from '../text/fold';
import { dateFault, readDate, readTimestamp } from './dates';
import { documentParts } from './document-parts';
import { UnreadValue } from './raw-tables';

/** `null` where the value is missing. */
export type ReadValue = { value: unknown } | { reason: string };

const MISSING: ReadValue = { value: null };
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const QUOTED = {
  number: { pattern: NUMBER, reason: 'is text. Write the number without quotation marks' },
  boolean: { pattern: /^(?:true|false)$/i, reason: 'is text. Write true or false without quotation marks' },
};
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['t', true],
  ['true', true],
  ['1', true],
  ['f', false],
  ['false', false],
  ['0', false],
]);
// Tab and line ends are text; other control characters and half characters break feeds and pages.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to keep out
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u;

/** Reads one value of a data file. In CSV (`isText`) numbers, booleans and lists are written as text. */
export function readValue(column: Column, raw: unknown, isText: boolean): ReadValue {
  if (raw === null || raw === undefined) return MISSING;
  if (raw instanceof UnreadValue) return { reason: raw.reason };
  if (typeof raw === 'string' && raw.trim() === '') return MISSING;
  switch (column.kind) {
    case 'amount':
    case 'percent':
    case 'number':
    case 'integer':
      return readNumber(raw, isText);
    case 'boolean':
      return readBoolean(raw, isText);
    case 'documents':
      return readDocuments(raw, isText);
    case 'names':
    case 'windows':
      return readWords(column.kind, raw, isText);
    case 'identifier':
      return readIdentifier(column, raw);
    case 'key':
      if (typeof raw === 'number' && Number.isSafeInteger(raw)) return { value: String(raw) };
  }
  if (typeof raw !== 'string') return { reason: notText(column.kind) };
  return readText(column, raw.trim().replace(/\r\n?/g, '\n'));
}

const notText = (kind: Column['kind']) =>
  kind === 'date' || kind === 'timestamp' ? `${dateFault('', kind)}, in quotation marks` : 'must be text';

function readText({ kind, line, values = {}, also }: Column, text: string): ReadValue {
  const unprintable = unprintableIn(text);
  if (unprintable) return { reason: unprintable };
  switch (kind) {
    case 'uuid':
      return { value: text.toLowerCase() };
    case 'key':
      // The list of what a release stores has a key on each line, with tabs between its parts.
      if (/[\t\n]/.test(text)) return { reason: 'must be on one line, without tabs' };
      return { value: isUuid(text) ? text.toLowerCase() : text };
    case 'one-of': {
      const word = hyphenated(text);
      const known = Object.keys(values).find((value) => hyphenated(value) === word);
      return { value: known ?? meant(also, word) ?? word };
    }
    case 'currency':
      return { value: text.toUpperCase() };
    case 'date':
    case 'timestamp': {
      const value = kind === 'date' ? readDate(text) : readTimestamp(text);
      return value === null ? { reason: dateFault(text, kind) } : { value };
    }
    case 'text':
    case 'copy': {
      const spaced = text.replace(line ? SPACES_AND_BREAKS : SPACES, ' ');
      return { value: (also && meant(also, foldText(spaced))) ?? spaced };
    }
    default:
      return { value: text };
  }
}

const meant = (also: Column['also'], word: string) =>
  also && Object.hasOwn(also, word) ? also[word] : undefined;

/**
 * Spaces between words, which look alike: a no-break space, as texts have that were copied from a page, would make "Closing soon" another
 * status than that of the settings.
 */
const SPACES = /[\t\p{Zs}]+/gu;
/** A line break in a cell, which pages show as a space, would do the same. */
const SPACES_AND_BREAKS = /[\t\n\u0085\p{Z}]+/gu;

function unprintableIn(text: string): string | null {
  const [character] = UNPRINTABLE.exec(text) ?? [];
  return character === undefined ? null : `has a character that cannot be printed: ${codePoint(character)}`;
}

/** "U+202E" */
export const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** "Limited Partnership" and "limited_partnership" are "limited-partnership". */
const hyphenated = (text: string) => text.toLowerCase().replace(/[\s_]+/g, '-');

function readNumber(raw: unknown, isText: boolean): ReadValue {
  const number = isText && typeof raw === 'string' && NUMBER.test(raw.trim()) ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    const quoted = isText ? null : quotedFault('number', raw);
    return { reason: quoted ?? 'must be a number, written without separators or units' };
  }
  return { value: number === 0 ? 0 : number };
}

function readBoolean(raw: unknown, isText: boolean): ReadValue {
  const value = isText && typeof raw === 'string' ? BOOLEANS.get(raw.trim().toLowerCase()) : raw;
  if (typeof value === 'boolean') return { value };
  return { reason: (isText ? null : quotedFault('boolean', raw)) ?? 'must be true or false' };
}

/** Of JSON: what to do about a number, or true or false, in quotation marks; null for what is none. */
export function quotedFault(kind: keyof typeof QUOTED, raw: unknown): string | null {
  const { pattern, reason } = QUOTED[kind];
  return typeof raw === 'string' && pattern.test(raw.trim()) ? reason : null;
}

function readList(kind: keyof typeof LIST_NEEDED, raw: unknown, isText: boolean): ReadValue {
  const value = isText && typeof raw === 'string' ? parseJson(raw) : raw;
  return Array.isArray(value) ? { value } : { reason: LIST_NEEDED[kind] };
}

function readDocuments(raw: unknown, isText: boolean): ReadValue {
  const list = readList('documents', raw, isText);
  if ('reason' in list) return list;
  const titles = documentParts('', list.value, 'title').map(([, title]) => title);
  const reason = unprintableIn(titles.join('\n'));
  return reason === null ? { value: (list.value as unknown[]).map(withTrimmedTitle) } : { reason };
}

/** Spaces alone are no title: nobody could see the link. */
function withTrimmedTitle(one: unknown): unknown {
  if (typeof one !== 'object' || one === null || !('title' in one)) return one;
  return typeof one.title === 'string' ? { ...one, title: one.title.trim() } : one;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readIdentifier({ scheme }: Column, raw: unknown): ReadValue {
  const text = Number.isSafeInteger(raw) ? String(raw) : raw;
  if (typeof text !== 'string' || scheme === undefined) return { reason: 'must be text' };
  const value = normalIdentifier(text);
  const reason = identifierFault(scheme, value);
  return reason === null ? { value } : { reason };
}

/** A list of words: an array, or in CSV a text with a bar between them (or the array as JSON). An empty list is missing. */
function readWords(kind: 'names' | 'windows', raw: unknown, isText: boolean): ReadValue {
  const listed = isText && typeof raw === 'string' && !raw.trim().startsWith('[');
  const list = listed ? { value: raw.split('|') } : readList(kind, raw, isText);
  if ('reason' in list) return list;
  const words = (list.value as unknown[]).filter((word) => typeof word !== 'string' || word.trim() !== '');
  if (words.length === 0) return MISSING;
  const read = words.map((word) => (typeof word === 'string' ? READ_WORD[kind](word.trim()) : null));
  return read.includes(null) ? { reason: LIST_NEEDED[kind] } : { value: [...new Set(read)] };
}

const READ_WORD = {
  names: (word: string) => (UNPRINTABLE.test(word) ? null : hyphenated(word).replaceAll('-', '_')),
  windows: (word: string) =>
    MONTH_NAMES.find((month) => month.toLowerCase() === word.toLowerCase()) ?? readDate(word),
};
const LIST_NEEDED = {
  documents: 'must be a list in which each has a title and an address',
  names: 'must be a list of names of columns, in a spreadsheet with | between',
  windows:
    'must be a list of dates such as 2027-03-31 or of months such as March, in a spreadsheet with | between',
};
