import type { Token, Tokens } from 'marked';
import { firstUses, type TextPiece } from '../text/first-uses';

/** Where words stand for themselves, or lead somewhere already. */
const LEFT_ALONE = new Set(['heading', 'link', 'image', 'code', 'codespan', 'html']);

/** The tokens of a text with a link at the first use of each of these words. Tables are left as they are. */
export function linkFirstUses(tokens: Token[], addresses: Readonly<Record<string, string>>): Token[] {
  const find = firstUses(addresses);
  const walk = (token: Token): Token[] => {
    if (LEFT_ALONE.has(token.type)) return [token];
    if (token.type === 'list')
      return [{ ...token, items: (token as Tokens.List).items.flatMap(walk) } as Tokens.List];
    if ('tokens' in token && token.tokens) return [{ ...token, tokens: token.tokens.flatMap(walk) } as Token];
    return token.type === 'text' ? find((token as Tokens.Text).text).map(tokenOf) : [token];
  };
  return tokens.flatMap(walk);
}

function tokenOf({ text, href }: TextPiece): Token {
  const word: Tokens.Text = { type: 'text', raw: text, text, escaped: false };
  if (href === undefined) return word;
  return { type: 'link', raw: text, href, title: null, text, tokens: [word] } satisfies Tokens.Link;
}
