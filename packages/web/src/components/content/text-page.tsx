import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../app/dates';
import { useSettings } from '../../features/site/use-settings';
import type { Crumb } from '../breadcrumbs';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { type RelatedPage, RelatedPages } from './related-pages';
import { SourceList } from './source-list';
import { SourcesProvider } from './sources-context';
import { breadcrumbData, textData } from './structured-data';
import { TableOfContents } from './table-of-contents';
import { TEXT_COMPONENTS } from './text-components';
import type { TextComponents, TextModule } from './text-module';

/**
 * A page that is a text: title, lede and date of review, then the text with its sources in the margin, the sources in
 * full, and where to read on. `children` stand between the text and its sources.
 */
export function TextPage({
  text,
  kind = 'page',
  under = [],
  components,
  related,
  children,
}: {
  text: TextModule;
  /** A guide is an article; the pages about ourselves are plain pages. */
  kind?: 'guide' | 'page';
  /** Crumbs between home and this page. */
  under?: Crumb[];
  /** What this text names beside the common components. */
  components?: TextComponents;
  related: RelatedPage[];
  children?: ReactNode;
}) {
  const settings = useSettings();
  const { pathname } = useLocation();
  const { default: Text, frontmatter, headings } = text;
  const trail = [...under, { label: frontmatter.title }];
  const sources = frontmatter.sources ?? [];
  return (
    <>
      <PageMeta
        title={frontmatter.title}
        description={frontmatter.description}
        type={kind === 'guide' ? 'article' : 'website'}
        structuredData={[
          textData(kind, frontmatter, pathname, settings),
          breadcrumbData(trail, pathname, settings),
        ]}
      />
      <PageHead trail={trail} title={frontmatter.title} lede={frontmatter.lede} />
      <p className="-mt-3 mb-8 text-13 text-muted">
        Last reviewed <time dateTime={frontmatter.reviewed_on}>{formatDate(frontmatter.reviewed_on)}</time>
        {sources.length > 0 && (
          <>
            {' · '}
            <a href="#sources" className="no-print underline">
              {sources.length} sources
            </a>
          </>
        )}
      </p>
      <div className="lg:grid lg:grid-cols-[minmax(0,40rem)_14.5rem] lg:gap-x-10 xl:grid-cols-[minmax(0,40rem)_14.5rem_minmax(0,1fr)]">
        <TableOfContents headings={headings} title={kind === 'guide' ? 'In this chapter' : 'On this page'} />
        <SourcesProvider value={sources}>
          <div className="min-w-0 lg:col-start-1 xl:row-start-1">
            <div className="prose">
              <Text components={{ ...TEXT_COMPONENTS, ...components }} />
            </div>
            {children}
            {sources.length > 0 && <SourceList sources={sources} />}
          </div>
        </SourcesProvider>
      </div>
      <RelatedPages pages={related} />
    </>
  );
}
