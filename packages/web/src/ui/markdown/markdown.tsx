import clsx from 'clsx';
import { useMemo } from 'react';
import { Blocks } from './blocks';
import { linkFirstUses } from './link-first-uses';
import { parseMarkdown } from './parse';

/**
 * Markdown from the data as elements; HTML in the text is never run. `topLevel` is the level of its highest heading on
 * the page; `idPrefix` keeps its anchors apart from those of other texts.
 */
export function Markdown({
  text,
  topLevel = 2,
  idPrefix = '',
  small = false,
  links,
}: {
  text: string;
  topLevel?: 2 | 3 | 4;
  idPrefix?: string;
  /** For details and answers, a size below that of a chapter. */
  small?: boolean;
  /** Words whose first use is a link, with where they lead. */
  links?: Readonly<Record<string, string>>;
}) {
  const { tokens, headings } = useMemo(() => {
    const parsed = parseMarkdown(text, topLevel, idPrefix);
    return links ? { ...parsed, tokens: linkFirstUses(parsed.tokens, links) } : parsed;
  }, [text, topLevel, idPrefix, links]);
  return (
    <div className={clsx('prose', small && 'prose-sm')}>
      <Blocks tokens={tokens} headings={headings} />
    </div>
  );
}
