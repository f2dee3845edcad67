import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { codePoint } from '../read-value';
import { rowProblem } from '../reporter';
import { textsIn } from '../texts-in';

/** Browsers drop line breaks and tabs inside of an address, and so does the schema: what is opened is not what is read. */
const BREAK = /[\t\n\r]/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/u;
/** A letter of another alphabet, many of which look like ours: the first of "раypal.example" is Cyrillic. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** Before the `@`, the host that a reader expects may stand as the name of a user. */
const CREDENTIALS = /^https?:[\\/]*[^\\/?#]*@/i;

/** Finds addresses that lead elsewhere than they look. Values that are no addresses at all are found by the schemas of the rows. */
export function checkAddresses(tables: ReadTables, problems: Problem[]): void {
  for (const { place, field, text } of textsIn(tables, ['address', 'image', 'documents'], 'address')) {
    const reason = disguise(text);
    if (reason) problems.push(rowProblem(place, field, text, reason));
    const [letter] = OTHER_LETTER.exec(hostOf(text)) ?? [];
    if (letter !== undefined && !reason)
      problems.push(rowProblem(place, field, text, otherLetter(letter), 'warning'));
  }
}

const hostOf = (address: string) => /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';

const otherLetter = (letter: string) =>
  `has “${letter}” (${codePoint(letter)}) in the name of its site, a letter of another alphabet that can look like ours. Check where it leads`;

/** How an address is not what it looks like; null when it is. */
function disguise(address: string): string | null {
  if (BREAK.test(address)) return 'must be an address without line breaks and tabs';
  if (INVISIBLE.test(address)) return 'must be an address without invisible characters';
  if (address.includes('\\')) return 'must be an address without backslashes';
  if (CREDENTIALS.test(address)) return 'must be an address without a user name or password';
  return null;
}
