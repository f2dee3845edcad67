import { decodeEntities } from '@tussock/core/text/entities';
import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { addressKind } from '../../lib/address/address-kind';
import { Unbroken } from '../text/unbroken';
import { keyed } from './keyed';
import { TextLink } from './text-link';

/** Marks nested deeper than this are shown as they were typed, so that the stack cannot overflow. */
const DEEPEST = 20;

/**
 * The content of a paragraph, heading or table cell. HTML in the text is shown as it was typed; comments are left out.
 */
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
      return token.tokens ? (
        <Inline tokens={token.tokens} depth={depth} />
      ) : (
        <Unbroken text={decodeEntities(token.text)} />
      );
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'html':
      return token.raw.startsWith('<!--') ? null : token.raw;
    default:
      return token.raw;
  }
}

/** Pictures of this site are shown. A picture elsewhere becomes a link: pages make no requests to other sites. */
function TextImage({ href, text }: { href: string; text: string }) {
  if (addressKind(href) === 'file') return <img src={href} alt={text} loading="lazy" />;
  return <TextLink href={href}>{text || 'Picture'}</TextLink>;
}
