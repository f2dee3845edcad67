import type { Offer } from '@tussock/core/offer/offer';
import { AIM_NOT_FORECAST, NOT_ADVICE, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { asUnlocked } from '../../lib/locked/as-unlocked';
import { useLockedOffers } from '../../lib/locked/use-locked-offers';
import type { ReadOffers } from '../../lib/queries/use-offers';
import { clientOnly } from '../../lib/script/client-only';
import { LoadError } from '../../ui/load-error';
import { Ranges } from '../../ui/offer/ranges';
import { ReadOn } from '../../ui/page/read-on';
import { Skeleton } from '../../ui/skeleton';
import { MarkLegend } from '../../ui/source/mark-legend';
import type { CompareQuery } from './compare-query';
import { ComparisonBar } from './comparison-bar';
import { ComparisonTable } from './comparison-table';
import { comparisonRows, countRows, differingRows } from './rows';

const UnlockedNote = clientOnly(() => import('./unlocked-note'));

/** The table with its controls, and a note on offers that could not be shown. */
export function ComparisonView({
  query,
  read,
  gone,
  onRemove,
  actions,
}: {
  query: CompareQuery;
  read: ReadOffers;
  /** What is said about offers that have left the directory. */
  gone: ReactNode;
  onRemove?: (offer: Offer) => void;
  actions?: ReactNode;
}) {
  const table = useRef<HTMLElement>(null);
  const { offers } = read;
  const exclusive = offers.filter(({ is_exclusive }) => is_exclusive);
  const locked = useLockedOffers(exclusive.map(({ id }) => id));
  const known = offers.map((offer) => asUnlocked(offer, locked[exclusive.indexOf(offer)]));
  const differencesOnly = query.differencesOnly && offers.length > 1;
  const all = comparisonRows(known);
  const groups = differencesOnly ? differingRows(all) : all;
  const remove =
    onRemove &&
    ((offer: Offer) => {
      table.current?.focus({ preventScroll: true });
      onRemove(offer);
    });
  return (
    // One offer alone has lines of a length that can be read.
    <div className={clsx(offers.length === 1 && 'max-w-3xl print:max-w-none')}>
      {gone}
      {read.failed && (
        <div className="mb-4">
          <LoadError what="some of these offers" error={read.error} retry={read.retry} busy={read.loading} />
        </div>
      )}
      {offers.length > 0 && (
        <>
          <ComparisonBar
            query={{ ...query, differencesOnly }}
            offers={offers}
            groups={groups}
            hidden={countRows(all) - countRows(groups)}
          >
            {actions}
          </ComparisonBar>
          <ComparisonTable ref={table} offers={offers} known={known} groups={groups} onRemove={remove} />
          {locked.some(({ state }) => state !== 'locked') && <UnlockedNote locked={locked} />}
          <MarkLegend className="mt-3 text-12 text-muted" />
          {/* As the address names them, so that it is the chart that the page was sent with: also beside offers that are gone. */}
          <Ranges of={{ offer: read.identifiers }} className="no-print mt-8" />
          <p className="mt-3 max-w-[78ch] text-13 text-muted">
            <strong className="hidden print:inline">
              <ReadOn path={paths.comparison(offers)} />{' '}
            </strong>
            As stated by the providers and published in the directory. {AIM_NOT_FORECAST} A rating is the
            provider’s own. A dash marks what we don’t ask of this kind of offer. {NOT_ADVICE}{' '}
            <Link to={paths.wholesaleGuide} className="link">
              {WHOLESALE_ONLY}
            </Link>{' '}
            <Link to={paths.disclaimer} className="link">
              Disclaimer
            </Link>
          </p>
        </>
      )}
      {offers.length === 0 && read.loading && <Skeleton className="h-[40rem]" />}
    </div>
  );
}
