import { withoutCode } from './module-prose';
import { oneLine, type Prose } from './prose';

const NEW_BLOCK = /^\s*(?:[-*+] |\d+\. |#{1,6} |\||>|<|$)/;

/** The paragraphs, list items, headings and rows of a Markdown or MDX file, without code, tags and addresses. */
export function markdownProse(file: string, source: string, readers: Prose['readers']): Prose[] {
  const found: Prose[] = [];
  let block: { line: number; written: string[] } | null = null;
  const end = () => {
    const written = block?.written.join('\n') ?? '';
    const text = oneLine(plainText(written));
    if (block && /\p{L}/u.test(text)) found.push({ file, line: block.line, text, written, readers });
    block = null;
  };
  let code = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) code = !code;
    const isText = !code && !/^\s*(?:```|---$|~~~|import |export |\s*-? ?(?:id|address): )/.test(line);
    if (!isText || NEW_BLOCK.test(line)) end();
    if (!isText || line.trim() === '') continue;
    block ??= { line: index + 1, written: [] };
    block.written.push(line);
    if (/^\s*(?:#{1,6} |[\w-]+: )/.test(line)) end();
  }
  end();
  return found;
}

const plainText = (written: string) =>
  withoutCode(
    written
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<[^>]*>|\{[^}]*\}/g, ' – ')
      .replace(/^\s*(?:[-*+] |\d+\. |#{1,6} |>|[\w-]+: )/gm, ' ')
      .replace(/\|/g, ' · ')
      .replace(/\*\*|__/g, ''),
  );
