import { useQueryClient } from '@tanstack/react-query';
import type { CountsOf } from '@tussock/core/answers/facets';
import type { FacetName } from '@tussock/core/offer/facets';
import { filtersToParams, type OfferQuery } from '@tussock/core/offer/offer-query';
import { listAsSeen, SAVED_LIMIT } from '@tussock/core/watchlist/saved-search';
import { Bell, BellRing } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useApi } from '../../../lib/api';
import { focusReplaced } from '../../../lib/focus-replaced';
import { paths } from '../../../lib/paths';
import { newestOffersQuery } from '../../../lib/queries/newest-offers';
import { type OfferScope, offerListParams } from '../../../lib/queries/offer-list-params';
import { useSavedSearches } from '../../../lib/storage/use-saved-searches';
import { Button } from '../../../ui/button';
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
  const [isSaving, setSaving] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // The order, the page and the tax rate are how a list is shown, not what it is of.
  const kept: OfferQuery = { q: query.q, filters: query.filters, sort: null, page: 1, layout: 'cards' };
  const search = filtersToParams(kept).toString();
  const address = search ? `${pathname}?${search}` : pathname;
  const saved = searches.find(address);
  const save = async () => {
    setSaving(true);
    // Another page may be shown by the time of the answer.
    const title = document.querySelector('main h1')?.textContent ?? '';
    const { open_first: _, ...asked } = offerListParams(scope, kept);
    const params = paramsOf(asked);
    const seen = await data
      .fetchQuery(newestOffersQuery(api, params))
      .then(listAsSeen)
      // What the list has already is not new.
      .catch(() => ({ seen: [], seen_from: new Date().toISOString() }));
    replaced(() => {
      searches.save({ address, name: savedName(title, scope, kept, facets), params, ...seen });
      setSaving(false);
    });
  };
  /** The button that was pressed gives way to another control. */
  const replaced = (change: () => void) =>
    focusReplaced(change, () => place.current?.querySelector<HTMLElement>('a, button'));
  return (
    <span ref={place} className="inline-flex items-center gap-3 text-14">
      {saved ? (
        <>
          <Link to={paths.watchlist} className="link inline-flex min-h-8 items-center gap-1.5">
            <BellRing aria-hidden="true" size={15} /> Search saved
          </Link>
          <Button variant="quiet" size="sm" onClick={() => replaced(() => searches.forget(address))}>
            Remove<span className="sr-only"> the saved search</span>
          </Button>
        </>
      ) : searches.isFull ? (
        <span className="text-13 text-muted">
          You have saved {SAVED_LIMIT} searches, which is the most.{' '}
          <Link to={paths.watchlist} className="link">
            Remove one first
          </Link>
        </span>
      ) : (
        <Button
          variant="outline"
          size="sm"
          disabled={!searches.restored}
          // Not disabled while it saves, which would take the focus away.
          aria-disabled={isSaving}
          onClick={() => isSaving || save()}
        >
          <Bell aria-hidden="true" size={15} /> {isSaving ? 'Saving…' : 'Save this search'}
        </Button>
      )}
    </span>
  );
}

function paramsOf(params: Record<string, string | readonly string[]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) search.append(name, one as string);
  return search.toString();
}
