import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TextHeading } from '../markdown/parse';
import type { Crumb } from '../page/breadcrumbs';
import { PageHead } from '../page/page-head';
import { TableOfContents } from './table-of-contents';

/** A long text on the page: its head, a tool where there is one, its contents beside it or above it, the text, and a margin for sources. */
export function TextLayout({
  trail,
  title,
  lede,
  facts,
  headings,
  contents,
  margin,
  tool,
  children,
}: {
  trail: Crumb[];
  title: string;
  lede: ReactNode;
  /** Date of review, author, reading time: one line below the lede. */
  facts: ReactNode;
  headings: TextHeading[];
  /** What the table of contents is called. */
  contents: string;
  /** Whether sources are shown in a margin; otherwise the table of contents is there. */
  margin: boolean;
  /** What the page is for: before the contents and the text. */
  tool?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead trail={trail} title={title} lede={lede} />
      <p className="-mt-3 mb-8 text-13 text-muted">{facts}</p>
      <div
        className={clsx(
          'lg:grid lg:gap-x-10',
          margin
            ? 'lg:grid-cols-[minmax(0,40rem)_14.5rem] xl:grid-cols-[minmax(0,40rem)_14.5rem_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,40rem)] xl:grid-cols-[minmax(0,40rem)_14.5rem] xl:gap-x-16',
        )}
      >
        {tool && <div className="mb-12 min-w-0 lg:col-start-1 xl:row-start-1 [&>section]:mt-8">{tool}</div>}
        <TableOfContents headings={headings} title={contents} />
        <div className={clsx('min-w-0 lg:col-start-1', tool ? 'xl:row-start-2' : 'xl:row-start-1')}>
          {children}
        </div>
      </div>
    </>
  );
}
