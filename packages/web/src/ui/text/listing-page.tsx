import type { ReactNode } from 'react';
import type { ListMeta } from '../../lib/list/list-meta';
import { PageHead } from '../page/page-head';
import { PageMeta } from '../page/page-meta';
import { WholesaleOnly } from '../wholesale-only';
import { Day } from './day';
import { TextBody } from './text-body';
import type { TextModule } from './text-module';

/** A list with a text: the title and lede of the text above the list, its body below. */
export function ListingPage({
  text,
  list,
  structuredData = [],
  hasOffers = false,
  children,
}: {
  text: TextModule;
  /** The metadata of the list, where it has pages or filters. */
  list?: ListMeta;
  structuredData?: Record<string, unknown>[];
  /** Whether its rows are offers, of which it then says who may invest. */
  hasOffers?: boolean;
  children: ReactNode;
}) {
  const { title, description, lede, reviewed_on } = text.frontmatter;
  const trail = [{ label: title }];
  return (
    <>
      <PageMeta
        {...(list ?? { title })}
        description={description}
        structuredData={structuredData}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={title}
        lede={
          <>
            {lede} {hasOffers && <WholesaleOnly />}
          </>
        }
      />
      {children}
      <div className="mt-14 border-t border-line pt-8">
        <TextBody text={text} small />
        <p className="mt-6 text-13 text-muted">
          Last reviewed <Day on={reviewed_on} />
        </p>
      </div>
    </>
  );
}
