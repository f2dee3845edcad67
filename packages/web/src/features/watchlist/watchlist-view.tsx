import { formatCount } from '@tussock/core/text/format-number';
import clsx from 'clsx';
import { Bookmark, CalendarDays, Check, FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/address/paths';
import { siteOrigin } from '../../lib/address/site-base';
import { downloadCsv } from '../../lib/download/download-csv';
import { downloadFile } from '../../lib/download/download-file';
import { focusPage } from '../../lib/focus/focus-page';
import { useOffers } from '../../lib/queries/use-offers';
import { useLoaded } from '../../lib/script/client-only';
import { useOnce } from '../../lib/state/use-once';
import { useWatchlist } from '../../lib/storage/use-watchlist';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';
import { Button, ButtonLink } from '../../ui/button';
import { ListNotice } from '../../ui/list-notice';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { useFurtherChanges } from './use-further-changes';
import { WatchedCard } from './watched-card';
import { hasChanged, watchedOffers } from './watched-offers';
import { watchlistCalendar } from './watchlist-calendar';
import { watchlistCsv } from './watchlist-csv';

const loadCharts = () => import('./money-and-time');

/**
 * The watchlist, which is known once the page has hydrated. Its offers are shown when all have been read, and what is below them when
 * its charts can be drawn, so that nothing moves: an offer takes more or less room than was left for it, and one that changed goes to the top.
 */
export function WatchlistView({ children }: { children: ReactNode }) {
  const list = useWatchlist();
  const read = useOffers(list.watched.map(({ id }) => id));
  const further = useFurtherChanges(list.watched);
  const entries = watchedOffers(list.watched, read, further.of);
  const isKnown = !read.loading && !read.failed && further.complete;
  const settings = useSettings();
  const at = { settings, today: useToday() };
  const changed = entries.filter(hasChanged);
  const gone = entries.filter((entry) => entry.gone);
  const focusList = () => document.getElementById('watchlist')?.focus({ preventScroll: true });
  const MoneyAndTime = useLoaded(loadCharts, entries.length > 0);
  const isRead = useOnce(list.restored && !read.loading && !further.loading);
  const isWhole = useOnce(isRead && (entries.length === 0 || MoneyAndTime !== undefined));
  if (!list.restored) return <NotKnown />;
  const section = (
    <section id="watchlist" aria-label="Watchlist" tabIndex={-1} className="outline-none">
      <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p role="status" className="text-15 font-semibold">
          {formatCount(entries.length, 'offers')}
          {isRead && <WhatChanged changed={changed.length} gone={gone.length} isKnown={isKnown} />}
        </p>
        <p className={clsx('text-13 text-muted', isRead || 'invisible')}>
          Changed first, then the newest on the list.
        </p>
        <div className={clsx('no-print flex flex-wrap gap-2 sm:ml-auto', isRead || 'invisible')}>
          {changed.length > 1 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                list.seen(
                  changed.flatMap(({ offer }) => offer ?? []),
                  further.unread,
                );
                focusList();
              }}
            >
              <Check aria-hidden="true" size={15} /> Mark all as seen
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            disabled={read.loading || further.loading}
            onClick={() =>
              downloadCsv('watchlist.csv', watchlistCsv(entries, siteOrigin(), settings.exchange_rates))
            }
          >
            <FileDown aria-hidden="true" size={15} /> Download CSV
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={read.loading}
            onClick={() =>
              downloadFile(
                'watchlist.ics',
                'text/calendar',
                watchlistCalendar(entries, { ...at, origin: siteOrigin() }),
              )
            }
          >
            <CalendarDays aria-hidden="true" size={15} /> Download calendar
          </Button>
        </div>
      </div>
      <ListNotice list={list} className="mb-4" />
      {read.failed && (
        <div className="mb-4">
          <LoadError what="some of these offers" error={read.error} retry={read.retry} busy={read.loading} />
        </div>
      )}
      {!isRead && <Skeleton className="h-screen" />}
      <ul className="space-y-4" hidden={!isRead}>
        {entries.map((entry) => (
          <li key={entry.watched.id}>
            {entry.offer || entry.gone || !read.loading ? (
              <WatchedCard
                entry={entry}
                onSeen={(offer) => {
                  list.seen([offer], further.unread);
                  focusList();
                }}
                onRemove={() => {
                  list.remove(entry.watched.id);
                  if (entries.length > 1) focusList();
                  else focusPage();
                }}
              />
            ) : (
              <Skeleton className="h-52" />
            )}
          </li>
        ))}
      </ul>
      {isRead && MoneyAndTime && <MoneyAndTime offers={entries.flatMap(({ whole }) => whole ?? [])} />}
    </section>
  );
  return (
    <>
      {entries.length > 0 ? (
        section
      ) : (
        <>
          <ListNotice list={list} className="mb-4" />
          <Empty />
        </>
      )}
      <div hidden={!isWhole}>{children}</div>
    </>
  );
}

/** @param props.isKnown whether every offer was read, and every change of it */
function WhatChanged({ changed, gone, isKnown }: { changed: number; gone: number; isKnown: boolean }) {
  return (
    <span className="font-normal text-muted">
      {changed > 0 && `, ${changed} changed`}
      {gone > 0 && `, ${gone} no longer listed`}
      {changed + gone === 0 && isKnown && ', nothing changed'}
    </span>
  );
}

function NotKnown() {
  return (
    <>
      <Skeleton className="h-screen in-[html:not([data-js])]:hidden" />
      <p className="max-w-[62ch] in-[html[data-js]]:hidden">
        The watchlist needs JavaScript, which is off, did not load or is too new for this browser.
      </p>
    </>
  );
}

function Empty() {
  return (
    <div className="rounded-card border border-line bg-card px-6 py-10 text-center">
      <Bookmark aria-hidden="true" size={26} className="mx-auto text-pine" />
      <h2 className="mt-3 text-21">Your watchlist is empty</h2>
      <p className="mx-auto mt-1.5 max-w-[52ch] text-balance text-muted">
        Press “Save to watchlist” on an offer. If a figure, its status or its closing date changes, this page
        shows the old and the new value.
      </p>
      <ButtonLink to={paths.offers} className="mt-5">
        See all offers
      </ButtonLink>
    </div>
  );
}
