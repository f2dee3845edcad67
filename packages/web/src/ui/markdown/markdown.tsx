import clsx from 'clsx';
import { useMemo } from 'react';
import { Blocks } from './blocks';
import { parseMarkdown } from './parse';

/**
 * Markdown out of the data as elements; no HTML of the text is ever run.
 * `topLevel` is the rank its highest heading takes on the page, `idPrefix` keeps its anchors apart from those of others.
 */
export function Markdown({
  text,
  topLevel = 2,
  idPrefix = '',
  small = false,
}: {
  text: string;
  topLevel?: 2 | 3 | 4;
  idPrefix?: string;
  /** For details and answers, a size below that of a chapter. */
  small?: boolean;
}) {
  const { tokens, headings } = useMemo(
    () => parseMarkdown(text, topLevel, idPrefix),
    [text, topLevel, idPrefix],
  );
  return (
    <div className={clsx('prose', small && 'prose-sm')}>
      <Blocks tokens={tokens} headings={headings} />
    </div>
  );
}
