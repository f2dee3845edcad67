import { useQueryClient } from '@tanstack/react-query';
import type { CountsOf } from '@tussock/core/answers/facets';
import type { FacetName } from '@tussock/core/offer/facets';
import { filtersToParams, type OfferQuery } from '@tussock/core/offer/offer-query';
import { SAVED_LIMIT } from '@tussock/core/watchlist/saved-search';
import { Bell, BellRing, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api';
import { focusReplaced } from '../../../lib/focus/focus-replaced';
import { newestOffersQuery } from '../../../lib/queries/newest-offers';
import { type OfferScope, offerListParams } from '../../../lib/queries/offer-list-params';
import { useSavedSearches } from '../../../lib/storage/use-saved-searches';
import { Button, ICON_ON_PHONE } from '../../../ui/button';
import { ListNotice } from '../../../ui/list-notice';
import { savedName } from './saved-name';

/** Saves the list as it is narrowed now, in this browser, to see later what is new in it. */
export default function SaveSearch({
  scope,
  query,
  facets,
}: {
  scope: OfferScope;
  query: OfferQuery;
  facets: CountsOf<FacetName>;
}) {
  const { pathname } = useLocation();
  const api = useApi();
  const data = useQueryClient();
  const searches = useSavedSearches();
  const place = useRef<HTMLSpanElement>(null);
  // The order, the page and the tax rate are how a list is shown, not what it is of.
  const kept: OfferQuery = { q: query.q, filters: query.filters, sort: null, page: 1, layout: 'cards' };
  const search = filtersToParams(kept).toString();
  const address = search ? `${pathname}?${search}` : pathname;
  const saved = searches.find(address);
  const save = () => {
    const { open_first: _, ...asked } = offerListParams(scope, kept);
    const params = paramsOf(asked);
    const title = document.querySelector('main h1')?.textContent ?? '';
    const name = savedName(title, scope, kept, facets);
    // Before the answer, which a tab that is closed would not wait for. What the list has already is not new.
    replaced(() => searches.save({ address, name, params, seen: [], seen_from: new Date().toISOString() }));
    data.fetchQuery(newestOffersQuery(api, params)).then(
      (read) => searches.looked(address, read),
      // It is saved as of now.
      () => {},
    );
  };
  /** The button that was pressed gives way to another control. */
  const replaced = (change: () => void) =>
    focusReplaced(change, () => place.current?.querySelector<HTMLElement>('a, button'));
  return (
    <>
      <span ref={place} className="inline-flex min-w-22 items-center gap-1 text-14 md:gap-3">
        {saved ? (
          <>
            <Link to={paths.watchlist} className="link inline-flex min-h-8 items-center gap-1.5">
              <BellRing aria-hidden="true" size={15} className="max-md:hidden" />
              <span>
                <span className="max-md:sr-only">Search </span>
                <span className="max-md:capitalize">saved</span>
              </span>
            </Link>
            <Button
              variant="quiet"
              size="sm"
              className={ICON_ON_PHONE.button}
              onClick={() => replaced(() => searches.forget(address))}
            >
              <X aria-hidden="true" size={15} className="md:hidden" />
              <span className={ICON_ON_PHONE.words}>
                Remove<span className="sr-only"> the saved search</span>
              </span>
            </Button>
          </>
        ) : searches.isFull ? (
          <span className="text-13 text-muted">
            You have saved {SAVED_LIMIT} searches, which is the limit.{' '}
            <Link to={paths.watchlist} className="link">
              Remove one first
            </Link>
          </span>
        ) : (
          <Button variant="outline" size="sm" className="grow" disabled={!searches.restored} onClick={save}>
            <Bell aria-hidden="true" size={15} />
            <span>
              Save<span className="max-md:sr-only"> this search</span>
            </span>
          </Button>
        )}
      </span>
      {saved && !searches.notice.saved && (
        <ListNotice list={searches.notice} what="this search" className="mt-1 max-w-72" />
      )}
    </>
  );
}

function paramsOf(params: Record<string, string | readonly string[]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) search.append(name, one as string);
  return search.toString();
}
