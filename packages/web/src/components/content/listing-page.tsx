import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../app/dates';
import { useSettings } from '../../features/site/use-settings';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { breadcrumbData } from './structured-data';
import { TextBody } from './text-body';
import type { TextModule } from './text-module';

/** A list with what to know about it: the text's title and lede above the list, its body below. */
export function ListingPage({
  text,
  canonical,
  structuredData = [],
  children,
}: {
  text: TextModule;
  /** Where the same page has two addresses. */
  canonical?: string;
  structuredData?: Record<string, unknown>[];
  children: ReactNode;
}) {
  const settings = useSettings();
  const { pathname } = useLocation();
  const { title, description, lede, reviewed_on } = text.frontmatter;
  const trail = [{ label: title }];
  const path = canonical ?? pathname;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        canonical={path}
        structuredData={[...structuredData, breadcrumbData(trail, path, settings)]}
      />
      <PageHead trail={trail} title={title} lede={lede} />
      {children}
      <div className="mt-14 border-t border-line pt-8">
        <TextBody text={text} small />
        <p className="mt-6 text-13 text-muted">
          Last reviewed <time dateTime={reviewed_on}>{formatDate(reviewed_on)}</time>
        </p>
      </div>
    </>
  );
}
