import { useQueries, useQuery } from '@tanstack/react-query';
import { wholeNumber } from '@tussock/core/text/decimal';
import { newSince, newWords, type ReadOffers, type SavedSearch } from '@tussock/core/watchlist/saved-search';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { newestOffersQuery } from '../../lib/queries/newest-offers';
import { useOnce } from '../../lib/state/use-once';
import { useSavedSearches } from '../../lib/storage/use-saved-searches';
import { Button } from '../../ui/button';
import { ListNotice } from '../../ui/list-notice';
import { Day } from '../../ui/text/day';

const NAMED = 3;

/**
 * The lists that the visitor saved, each with the offers that it has got since the last look. They are shown when all have been read,
 * and what is below them with them, so that nothing moves.
 */
export function SavedSearches({ children }: { children: ReactNode }) {
  const searches = useSavedSearches();
  const api = useApi();
  const lists = new Set(searches.saved.map(({ params }) => params));
  const reads = useQueries({ queries: [...lists].map((params) => newestOffersQuery(api, params)) });
  const isRead = useOnce(searches.restored && reads.every(({ isFetching }) => !isFetching));
  if (!isRead) return null;
  return (
    <>
      <section aria-labelledby="saved-searches" className="mt-12">
        <h2 id="saved-searches" tabIndex={-1} className="text-27 outline-none">
          Saved searches
        </h2>
        <ListNotice list={searches.notice} className="mt-2" />
        {searches.saved.length === 0 ? (
          <p className="mt-2 max-w-[62ch] text-muted">
            None yet. Press “Save this search” in{' '}
            <Link to={paths.offers} className="link">
              the list of offers
            </Link>
            . This page then shows which offers are new.
          </p>
        ) : (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {searches.saved.map((search) => (
              <SavedRow key={search.address} search={search} searches={searches} />
            ))}
          </ul>
        )}
      </section>
      {children}
    </>
  );
}

function SavedRow({
  search,
  searches,
}: {
  search: SavedSearch;
  searches: ReturnType<typeof useSavedSearches>;
}) {
  const { address, name, params, seen_on } = search;
  const { data, isError } = useQuery(newestOffersQuery(useApi(), params));
  const fresh = data ? newSince(search, data.data) : [];
  const focusTitle = () => document.getElementById('saved-searches')?.focus({ preventScroll: true });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <Link to={address} className="link inline-block min-h-6 font-medium">
          {name}
        </Link>
        <p className="text-14">
          {isError && <span className="text-muted">This search could not be loaded just now.</span>}
          {data && <NewSince fresh={fresh.length} read={data} since={seen_on} />}
        </p>
        {fresh.length > 0 && (
          <ul className="mt-1 text-14">
            {fresh.slice(0, NAMED).map((offer) => (
              <li key={offer.id}>
                <Link to={paths.offer(offer)} className="link inline-block min-h-6">
                  {offer.name}
                </Link>
              </li>
            ))}
            {fresh.length > NAMED && <li className="text-muted">and {fresh.length - NAMED} more</li>}
          </ul>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-2">
        {data && fresh.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              searches.looked(address, data);
              focusTitle();
            }}
          >
            <Check aria-hidden="true" size={15} /> Mark as seen<span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            searches.forget(address);
            focusTitle();
          }}
        >
          <X aria-hidden="true" size={15} /> Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function NewSince({ fresh, read, since }: { fresh: number; read: ReadOffers<unknown>; since: string }) {
  return (
    <>
      <span className={fresh > 0 ? 'font-semibold text-gold' : 'text-muted'}>
        {newWords(fresh, read)} since <Day on={since} />
      </span>
      <span className="text-muted">, {wholeNumber(read.total)} in the list now</span>
    </>
  );
}
