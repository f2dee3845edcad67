import { checkedText, oldestCheck } from '@tussock/core/calculation/step';
import { DOT } from '@tussock/core/text/dotted';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../lib/use-settings';
import { PageMeta } from '../page/page-meta';
import { textData } from '../page/structured-data';
import { Day } from './day';
import { type RelatedPage, RelatedPages } from './related-pages';
import { TextBody } from './text-body';
import { TextLayout } from './text-layout';
import type { TextComponents, TextModule } from './text-module';
import { Unbroken } from './unbroken';

/**
 * A page that is a text: title, lede and date of review, a tool where there is one, the text with its sources in the margin,
 * the children, the list of sources, and related pages.
 */
export function TextPage({
  text,
  kind = 'page',
  components,
  related,
  tool,
  children,
}: {
  text: TextModule;
  /** A guide is an article; the pages about ourselves are plain pages. */
  kind?: 'guide' | 'page';
  /** What this text names beside the common components. */
  components?: TextComponents;
  related: RelatedPage[];
  /** What the page is for, above its contents and text. */
  tool?: ReactNode;
  children?: ReactNode;
}) {
  const settings = useSettings();
  const { pathname } = useLocation();
  const { frontmatter, headings } = text;
  const { title, description, lede, reviewed_on, sources = [] } = frontmatter;
  const trail = [{ label: title }];
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type={kind === 'guide' ? 'article' : 'website'}
        structuredData={[textData(kind, frontmatter, pathname, settings)]}
        trail={trail}
      />
      <TextLayout
        trail={trail}
        title={title}
        lede={lede}
        headings={headings}
        margin={sources.length > 0}
        tool={tool}
        contents={kind === 'guide' ? 'In this chapter' : 'On this page'}
        facts={
          <>
            Last reviewed <Day on={reviewed_on} />
            {sources.length > 0 && (
              <Unbroken text={`${DOT}${checkedText('Sources', oldestCheck(sources))}`} />
            )}
            {sources.length > 1 && (
              <span className="no-print">
                {DOT}
                <a href="#sources" className="underline">
                  {sources.length} sources
                </a>
              </span>
            )}
          </>
        }
      >
        <TextBody text={text} components={components}>
          {children}
        </TextBody>
      </TextLayout>
      <RelatedPages pages={related} />
    </>
  );
}
