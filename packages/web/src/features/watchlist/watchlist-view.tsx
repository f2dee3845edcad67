import type { Offer } from '@tussock/core/offer/offer';
import { Bookmark, CalendarDays, Check, FileDown } from 'lucide-react';
import { clientOnly } from '../../lib/client-only';
import { downloadCsv } from '../../lib/download-csv';
import { downloadFile } from '../../lib/download-file';
import { focusPage } from '../../lib/focus-page';
import { paths } from '../../lib/paths';
import { useOffers } from '../../lib/queries/use-offers';
import { siteOrigin } from '../../lib/site-base';
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

const MoneyAndTime = clientOnly<{ offers: readonly Offer[] }>(() => import('./money-and-time'));

/** The watchlist, which is known once the page has hydrated. */
export function WatchlistView() {
  const list = useWatchlist();
  const read = useOffers(list.watched.map(({ id }) => id));
  const further = useFurtherChanges(list.watched);
  const entries = watchedOffers(list.watched, read, further.of);
  const isKnown = !read.loading && !read.failed && further.complete;
  const at = { name: useSettings().name, today: useToday() };
  const changed = entries.filter(hasChanged);
  const gone = entries.filter((entry) => entry.gone);
  const focusList = () => document.getElementById('watchlist')?.focus({ preventScroll: true });
  if (!list.restored) return <NotKnown />;
  if (entries.length === 0)
    return (
      <>
        <ListNotice list={list} className="mb-4" />
        <Empty />
      </>
    );
  return (
    <section id="watchlist" aria-label="Watchlist" tabIndex={-1} className="outline-none">
      <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p role="status" className="text-15 font-semibold">
          {entries.length} {entries.length === 1 ? 'offer' : 'offers'}
          <span className="font-normal text-muted">
            {changed.length > 0 && `, ${changed.length} changed`}
            {gone.length > 0 && `, ${gone.length} no longer listed`}
            {changed.length + gone.length === 0 && isKnown && ', nothing changed'}
          </span>
        </p>
        <p className="text-13 text-muted">Changed first, then the newest on the list.</p>
        <div className="no-print ml-auto flex flex-wrap gap-2">
          {changed.length > 1 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                list.seen(changed.flatMap(({ offer }) => offer ?? []));
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
            onClick={() => downloadCsv('watchlist.csv', watchlistCsv(entries, siteOrigin()))}
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
      <ul className="space-y-4">
        {entries.map((entry) => (
          <li key={entry.watched.id}>
            {entry.offer || entry.gone || !read.loading ? (
              <WatchedCard
                entry={entry}
                onSeen={(offer) => {
                  list.seen([offer]);
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
      <MoneyAndTime offers={entries.flatMap(({ whole }) => whole ?? [])} />
    </section>
  );
}

function NotKnown() {
  return (
    <>
      <Skeleton className="h-screen in-[html:not([data-js])]:hidden" />
      <p className="max-w-[62ch] in-[html[data-js]]:hidden">
        The watchlist needs JavaScript, which is off or did not load.
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
