import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { addressKind } from './address-kind';
import { decodeEntities } from './entities';
import { keyed } from './keyed';
import { TextLink } from './text-link';

/** Beyond this the marks of a text are no longer read: nobody writes it, and a stack has an end. */
const DEEPEST = 20;

/** What stands inside a paragraph, heading or table cell. HTML in the text is shown as it was typed, comments are not. */
export function Inline({ tokens, depth = 0 }: { tokens: Token[]; depth?: number }): ReactNode {
  return keyed(tokens).map(([key, token]) => (
    <Fragment key={key}>{depth < DEEPEST ? inline(token as MarkedToken, depth + 1) : token.raw}</Fragment>
  ));
}

function inline(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} depth={depth} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} depth={depth} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} depth={depth} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <TextLink
          href={token.autolink ? token.href : decodeEntities(token.href)}
          title={token.title ?? undefined}
        >
          <Inline tokens={token.tokens} depth={depth} />
        </TextLink>
      );
    case 'image':
      return <TextImage href={token.href} text={token.text} />;
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} depth={depth} /> : decodeEntities(token.text);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'html':
      return token.raw.startsWith('<!--') ? null : token.raw;
    default:
      return token.raw;
  }
}

/** Pictures of this site are shown; a picture elsewhere is a link, since a page makes no request to others. */
function TextImage({ href, text }: { href: string; text: string }) {
  if (addressKind(href) === 'file') return <img src={href} alt={text} loading="lazy" />;
  return <TextLink href={href}>{text || 'Picture'}</TextLink>;
}
