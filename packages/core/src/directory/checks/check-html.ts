import { decodeEntities } from '../../text/entities';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';
import { type TextIn, textsIn } from '../texts-in';

/** Elements that a text has which was copied from a page, from a mail or from Word. An address in angle brackets is none. */
const ELEMENT =
  /<\/?(p|br|hr|div|span|section|article|center|b|i|u|s|em|strong|small|strike|sup|sub|font|a|img|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|blockquote|pre|code|style|script|iframe|html|head|body|meta|[ovw]:[a-z]+)(?:\s[^<>=]*=[^<>]*|\s*)\/?>/i;
const CODE = /```.*?```|`[^`\n]*`/gs;
const REFERENCE = /&(?:[a-z]{2,6}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Warns of HTML, which pages show as it is written. Markdown knows the signs that HTML writes as "&amp;", other texts do not. */
export function checkHtml(tables: ReadTables, problems: Problem[]): void {
  const warn = ({ place, field, text }: TextIn, reason: string) =>
    problems.push(rowProblem(place, field, text, reason, 'warning'));
  for (const found of textsIn(tables, ['text', 'copy', 'markdown'])) {
    if (!found.text.includes('<')) continue;
    const [, element] = ELEMENT.exec(found.text.replace(CODE, '')) ?? [];
    if (element !== undefined)
      warn(
        found,
        `has HTML (<${element.toLowerCase()}>), which pages show as it is written. Take its marks out`,
      );
  }
  for (const found of textsIn(tables, ['text', 'copy', 'documents'])) {
    if (!found.text.includes('&')) continue;
    const written = found.text.match(REFERENCE)?.find((one) => decodeEntities(one) !== one);
    if (written !== undefined)
      warn(found, `has "${written}", which pages show as it is written. Write the sign itself`);
  }
}
