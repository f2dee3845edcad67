import clsx from 'clsx';
import { useMemo } from 'react';
import { Blocks } from './blocks';
import { linkFirstUses } from './link-first-uses';
import { type ParsedText, parseMarkdown } from './parse';

/**
 * Markdown from the data as elements; HTML in the text is never run. `topLevel` is the level of its highest heading on
 * the page; `idPrefix` keeps its anchors apart from those of other texts.
 */
export function Markdown({
  text,
  topLevel = 2,
  idPrefix = '',
  ...shown
}: {
  text: string;
  topLevel?: 2 | 3 | 4;
  idPrefix?: string;
} & Shown) {
  const parsed = useMemo(() => parseMarkdown(text, topLevel, idPrefix), [text, topLevel, idPrefix]);
  return <ParsedMarkdown parsed={parsed} {...shown} />;
}

interface Shown {
  /** For details and answers, a size below that of a chapter. */
  small?: boolean;
  /** Words whose first use is a link, with where they lead. */
  links?: Readonly<Record<string, string>>;
}

/** The same of a text that was parsed before: reading one takes longer than showing it. */
export function ParsedMarkdown({ parsed, small = false, links }: { parsed: ParsedText } & Shown) {
  const { headings } = parsed;
  const tokens = useMemo(
    () => (links ? linkFirstUses(parsed.tokens, links) : parsed.tokens),
    [parsed, links],
  );
  return (
    <div className={clsx('prose', small && 'prose-sm')}>
      <Blocks tokens={tokens} headings={headings} />
    </div>
  );
}
