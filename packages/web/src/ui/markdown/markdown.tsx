import clsx from 'clsx';
import { useMemo } from 'react';
import { WrittenText } from '../written-text';
import { Blocks } from './blocks';
import { linkFirstUses } from './link-first-uses';
import { type ParsedText, parseMarkdown } from './parse';

/**
 * Markdown from the data as elements; HTML in the text is never run. `topLevel` is the level of its highest heading on
 * the page; `idPrefix` keeps its anchors apart from those of other texts.
 */
export function Markdown({ small, ...text }: Text & { small?: boolean }) {
  const { topLevel, idPrefix } = text;
  return (
    <WrittenText name={JSON.stringify([text.text, topLevel, idPrefix])} className={proseClass(small)}>
      <ReadText {...text} />
    </WrittenText>
  );
}

interface Text {
  text: string;
  topLevel?: 2 | 3 | 4;
  idPrefix?: string;
  links?: Links;
}

/** Words whose first use is a link, with where they lead. */
type Links = Readonly<Record<string, string>>;

/** For details and answers, a size below that of a chapter. */
const proseClass = (small = false) => clsx('prose', small && 'prose-sm');

function ReadText({ text, topLevel = 2, idPrefix = '', links }: Text) {
  const parsed = useMemo(() => parseMarkdown(text, topLevel, idPrefix), [text, topLevel, idPrefix]);
  return <ParsedBlocks parsed={parsed} links={links} />;
}

/** The same of a text that was parsed before: reading one takes longer than showing it. */
export function ParsedMarkdown(text: { parsed: ParsedText; links?: Links }) {
  return (
    <div className={proseClass()}>
      <ParsedBlocks {...text} />
    </div>
  );
}

function ParsedBlocks({ parsed, links }: { parsed: ParsedText; links?: Links | undefined }) {
  const tokens = useMemo(
    () => (links ? linkFirstUses(parsed.tokens, links) : parsed.tokens),
    [parsed, links],
  );
  return <Blocks tokens={tokens} headings={parsed.headings} />;
}
