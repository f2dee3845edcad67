import { useMemo } from 'react';
import { GLOSSARY_LINKS } from '../text/glossary-links';
import { Blocks } from './blocks';
import { linkFirstUses } from './link-first-uses';
import { type ParsedText, parseMarkdown } from './parse';

export interface Text {
  text: string;
  topLevel?: 2 | 3 | 4;
  idPrefix?: string;
  /** The first use of each word of the glossary is a link. */
  explained?: boolean;
}

/**
 * Markdown from the data as elements; HTML in the text is never run. `topLevel` is the level of its highest heading on
 * the page; `idPrefix` keeps its anchors apart from those of other texts.
 */
export default function ReadText({ text, topLevel = 2, idPrefix = '', explained = false }: Text) {
  const parsed = useMemo(() => parseMarkdown(text, topLevel, idPrefix), [text, topLevel, idPrefix]);
  return <ParsedBlocks parsed={parsed} explained={explained} />;
}

/** The same of a text that was parsed before: reading one takes longer than showing it. */
export function ParsedBlocks({ parsed, explained }: { parsed: ParsedText; explained: boolean }) {
  const tokens = useMemo(
    () => (explained ? linkFirstUses(parsed.tokens, GLOSSARY_LINKS) : parsed.tokens),
    [parsed, explained],
  );
  return <Blocks tokens={tokens} headings={parsed.headings} />;
}
