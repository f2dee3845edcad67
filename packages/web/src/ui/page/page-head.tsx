import type { ReactNode } from 'react';
import { PAGE_TITLE } from '../../lib/page-title';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

/** Letters of a title that would take more than four lines of a phone in the usual size. */
const LONG = 70;

/** The size of a page's title: a long one is smaller. */
export const titleSize = (title: string) =>
  title.length > LONG ? 'text-27 md:text-34' : 'text-34 md:text-42';

/** The top of every page but home: breadcrumbs, title, one paragraph, and a few actions. */
export function PageHead({
  trail,
  title,
  lede,
  badges,
  actions,
}: {
  trail: Crumb[];
  title: string;
  lede?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-5 md:mb-7">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {badges && <div className="mb-2.5 flex flex-wrap gap-1.5">{badges}</div>}
          <h1 id={PAGE_TITLE} className={titleSize(title)}>
            {title}
          </h1>
          {lede && <div className="mt-2 max-w-[62ch] text-balance text-muted md:text-17">{lede}</div>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
