import { markdownProse } from './markdown-prose';
import { oneLine, type Prose } from './prose';

/** Values of a data file that are names, addresses and keys, not prose. */
const NOT_PROSE =
  /(?:^|_)(?:id|slug|term|address|website|logo|logo_url|image|email|name|names|author|record|field|checked_by|location|key)$/;

/** The prose of a data file: every text value of two words or more, with the column that holds it. */
export function tableProse(file: string, source: string): (Prose & { column: string })[] {
  const found: (Prose & { column: string })[] = [];
  let from = 0;
  const visit = (value: unknown, column: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, column);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) visit(each, key);
    else if (typeof value === 'string' && !NOT_PROSE.test(column)) {
      const at = source.indexOf(JSON.stringify(value), from);
      if (at >= 0) from = at;
      const line = source.slice(0, Math.max(0, at)).split('\n').length;
      for (const prose of markdownProse(file, value, 'visitors'))
        found.push({ ...prose, text: oneLine(prose.text), line, written: '', column });
    }
  };
  visit(JSON.parse(source), '');
  return found.filter(({ text }) => / /.test(text));
}
