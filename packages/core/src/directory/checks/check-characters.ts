import { asRead } from '../../text/as-read';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { codePoint } from '../read-value';
import { rowProblem } from '../reporter';
import { textsIn } from '../texts-in';

/** What a row is called, beside the titles of its documents: shown on one line, in headings, links and lists. */
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'question']);

const BREAK = /[\n\u0085\u2028\u2029]/;
/** Characters that change the order in which letters are shown. */
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['\u202a', 'left-to-right embedding'],
  ['\u202b', 'right-to-left embedding'],
  ['\u202c', 'pop directional formatting'],
  ['\u202d', 'left-to-right override'],
  ['\u2066', 'left-to-right isolate'],
  ['\u2067', 'right-to-left isolate'],
  ['\u2068', 'first strong isolate'],
  ['\u2069', 'pop directional isolate'],
]);
const DIRECTION = /[\u202a-\u202d\u2066-\u2069]/;
/** Shows what follows it backwards: a word that the copy check does not know, or a figure with its digits turned round. */
const BACKWARDS = '\u202e';
/** Some languages and emoji need the two joiners. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/u;

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const LATIN_ALONE = /^[a-z]$/i;

/** What a program puts where it cannot read a letter. */
const LOST = '\ufffd';
/** Controls that nobody types; U+0085 is a line break. */
const CONTROL = /[\u0080-\u0084\u0086-\u009f]/;
/** The two bytes of one letter in UTF-8, read as two letters: "Ä«" for "ī", "â€™" for an apostrophe. */
const TWO_FOR_ONE = /[ÂÃÄÅ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[˜™œ“”¢¦]/;

/**
 * Warns of characters that make a text read as another, and in names of line breaks, of what nobody sees and of letters that look like ours.
 * Letters that were lost on the way, and those that are shown backwards, are an error.
 */
export function checkCharacters(tables: ReadTables, problems: Problem[]): void {
  for (const { place, column, field, text } of textsIn(tables, ['text', 'copy', 'markdown', 'documents'])) {
    const wrong = wrongCharacter(text);
    if (wrong) problems.push(rowProblem(place, field, text, wrong));
    const reason = wrong ? null : oddCharacter(text, field !== column || NAMES.has(column));
    if (reason) problems.push(rowProblem(place, field, text, reason, 'warning'));
  }
}

const AGAIN = 'Take it from an earlier copy, and save it as CSV UTF-8 or .xlsx';

function wrongCharacter(text: string): string | null {
  if (text.includes(BACKWARDS))
    return `has a right-to-left override (${codePoint(BACKWARDS)}), which shows the letters and figures behind it backwards. Delete it`;
  if (text.includes(LOST)) return `has a sign for a letter that was lost (${codePoint(LOST)}). ${AGAIN}`;
  const [control] = CONTROL.exec(text) ?? [];
  return control === undefined
    ? null
    : `has a control character (${codePoint(control)}), as a file has that was opened in the wrong encoding. ${AGAIN}`;
}

function oddCharacter(text: string, isName: boolean): string | null {
  const [direction] = DIRECTION.exec(text) ?? [];
  if (direction !== undefined)
    return `has a ${DIRECTIONS.get(direction)} (${codePoint(direction)}), which changes the order of its letters. Delete it`;
  const [two] = TWO_FOR_ONE.exec(text) ?? [];
  if (two !== undefined) return `has "${two}", as a file has that was opened in the wrong encoding. ${AGAIN}`;
  if (!isName) return null;
  if (BREAK.test(text)) return 'has a line break. Write it on one line';
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible !== undefined) return `has an invisible character (${codePoint(invisible)}). Delete it`;
  const like = letterLikeOurs(text);
  return like === null
    ? null
    : `has “${like}” (${codePoint(like)}) in a word of our letters, a letter of another alphabet that can look like ours. Type it again if it is not meant`;
}

/** The first letter of another alphabet that looks like one of the Latin letters in its word. A word of another alphabet alone is a word of it. */
function letterLikeOurs(text: string): string | null {
  if (!OTHER_LETTER.test(text)) return null;
  const words = (text.match(WORD) ?? []).filter((word) => LATIN_LETTER.test(word));
  const letters = words.flatMap((word) => [...word].filter((letter) => OTHER_LETTER.test(letter)));
  return letters.find((letter) => LATIN_ALONE.test(asRead(letter))) ?? null;
}
