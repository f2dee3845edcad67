import { wholeNumber } from '../../text/decimal';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';
import { textsIn } from '../texts-in';

/** Longer than any address that a text links to. */
const LONGEST_WORD = 1_000;
/** About twenty times as many as a long guide has. */
const MOST_EMPHASIS_MARKS = 600;

/** Looked for where a word begins only. */
const LONG_WORD = new RegExp(String.raw`(?<!\S)\S{${LONGEST_WORD + 1}}`);
/** The bullet of a list has a space on both sides. What comes first says where to look, which takes less than half the time. */
const EMPHASIS_MARK = /(?=[*_])(?:[*_]+(?![*_\s])|(?<=[^*_\s])[*_]+)/g;

/** Far more than anybody reads. */
const MOST_LEVELS = 100;
/** A line that begins a list or a quotation, inside of it another one, and so on. */
const LEVELS = new RegExp(
  String.raw`^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){${MOST_LEVELS + 1}}`,
  'm',
);

/**
 * Refuses Markdown that takes seconds or minutes to read: the time grows with the square of a word and of the levels on a line, and with the
 * cube of the marks of emphasis that may belong together. A page would take it at each rendering, and hold up all others.
 */
export function checkMarkdown(tables: ReadTables, problems: Problem[]): void {
  for (const { place, field, text } of textsIn(tables, ['markdown'])) {
    const reason = slowToRead(text);
    if (reason) problems.push(rowProblem(place, field, text, reason));
  }
}

function slowToRead(text: string): string | null {
  if (text.length <= MOST_EMPHASIS_MARKS) return null;
  if (LONG_WORD.test(text))
    return `has a word of more than ${wholeNumber(LONGEST_WORD)} characters. Put spaces into it`;
  if (LEVELS.test(text))
    return `has a line that begins lists or quotations inside each other more than ${MOST_LEVELS} times. Take some of its marks out`;
  const marks = text.match(EMPHASIS_MARK)?.length ?? 0;
  return marks > MOST_EMPHASIS_MARKS
    ? `has ${wholeNumber(marks)} times * or _, which mark emphasis; at most ${MOST_EMPHASIS_MARKS} are read. Take some out`
    : null;
}
