import { markdownProse } from './markdown-prose';
import { oneLine, type Prose } from './prose';

/** Values of a data file that are names, addresses and keys, not prose. */
const NOT_PROSE =
  /(?:^|_)(?:id|slug|term|address|website|logo|logo_url|image|email|name|names|author|record|field|checked_by|location|key)$/;

/** The prose of a data file: every text value of two words or more, with the column that holds it. */
export function tableProse(file: string, source: string): (Prose & { column: string })[] {
  const found: (Prose & { column: string })[] = [];
  // The texts are in their order, so the lines between two of them are counted once.
  let [from, fromLine] = [0, 1];
  for (const [column, value] of textsIn(JSON.parse(source), '')) {
    if (NOT_PROSE.test(column)) continue;
    const at = source.indexOf(JSON.stringify(value), from);
    if (at >= 0) {
      fromLine += source.slice(from, at).split('\n').length - 1;
      from = at;
    }
    const line = at >= 0 ? fromLine : 1;
    for (const prose of markdownProse(file, value, 'visitors'))
      found.push({ ...prose, text: oneLine(prose.text), line, written: '', column });
  }
  return found.filter(({ text }) => / /.test(text));
}

/** The texts of a value in their order, each with the column that holds it. */
function textsIn(value: unknown, column: string): [column: string, text: string][] {
  if (typeof value === 'string') return [[column, value]];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, column));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
}
