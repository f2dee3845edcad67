import { decodeEntities } from '@tussock/core/text/entities';
import { slugify } from '@tussock/core/text/fold';
import { Lexer, type Token, type Tokens } from 'marked';
import { PAGE_TITLE } from '../../lib/page-title';

/** A heading of a text, for its anchor and for a table of contents. */
export interface TextHeading {
  id: string;
  text: string;
  /** 2 to 6, as on the page. */
  level: number;
}

export interface ParsedText {
  tokens: Token[];
  headings: Map<Token, TextHeading>;
}

/** What scripts, the skip link and the name of the content find by its id: a heading with one of these would be found instead. */
const OF_THE_DOCUMENT = ['root', 'content', 'page-state', PAGE_TITLE];

/**
 * Parses Markdown into tokens. The highest heading becomes `topLevel`, the others follow; every heading gets an anchor
 * that is unique within the text. A text that is nested too deeply to parse becomes one plain paragraph.
 */
export function parseMarkdown(text: string, topLevel = 2, idPrefix = ''): ParsedText {
  const tokens = lex(text);
  const found = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  const shift = topLevel - Math.min(...found.map((heading) => heading.depth));
  const taken = new Map(OF_THE_DOCUMENT.map((id) => [id, 1]));
  const headings = new Map<Token, TextHeading>();
  for (const heading of found) {
    const words = plainText(heading.tokens);
    headings.set(heading, {
      id: uniqueId(idPrefix + (slugify(words) || 'section'), taken),
      text: words,
      level: Math.min(6, heading.depth + shift),
    });
  }
  return { tokens, headings };
}

/** The words of inline tokens, without their marks. */
export function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      return token.type === 'br' ? ' ' : decodeEntities('text' in token ? String(token.text) : '');
    })
    .join('');
}

function lex(text: string): Token[] {
  try {
    return Lexer.lex(text, { gfm: true });
  } catch {
    return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'escape', raw: text, text }] }];
  }
}

/** `taken` has the number that each id came to: headings of one name are not counted again from the first. */
function uniqueId(wanted: string, taken: Map<string, number>): string {
  let id = wanted;
  let n = taken.get(wanted) ?? 1;
  for (; taken.has(id); n++) id = `${wanted}-${n + 1}`;
  taken.set(wanted, n).set(id, taken.get(id) ?? 1);
  return id;
}
