import type { Token } from 'marked';
import { type ParsedText, parseMarkdown, plainText } from './parse';

/** The words of a Markdown text in one line, for structured data and for counting. */
export const markdownText = (text: string): string => wordsOf(parseMarkdown(text).tokens);

const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map(words).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();

function words(token: Token): string {
  if (token.type === 'list') return token.items.map(words).join(' ');
  if (token.type === 'list_item' || token.type === 'blockquote')
    return (token.tokens ?? []).map(words).join(' ');
  if (token.type === 'table') {
    return [token.header, ...token.rows]
      .flat()
      .map((cell: { tokens: Token[] }) => plainText(cell.tokens))
      .join(' ');
  }
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return '';
  return plainText([token]);
}

/** Minutes that a text takes at 220 words a minute, at least one. */
export function readingMinutes({ tokens }: ParsedText): number {
  return Math.max(1, Math.round(wordsOf(tokens).split(' ').length / 220));
}
