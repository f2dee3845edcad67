import { useQuery } from '@tanstack/react-query';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { Link } from 'react-router-dom';
import { FilterSuggestions } from '../features/offers/list/filter-suggestions';
import { OfferList } from '../features/offers/list/offer-list';
import { ALL_OFFERS } from '../features/offers/list/scopes';
import { useOfferListState } from '../features/offers/list/use-offer-list-state';
import { HitGroups } from '../features/search/hit-groups';
import { SearchForm } from '../features/search/search-form';
import { type Api, useApi } from '../lib/api';
import { paths } from '../lib/paths';
import { offerListQuery } from '../lib/queries/offer-list';
import { type PageAddress, required } from '../lib/route';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { QueryView } from '../ui/query-view';
import { Skeleton } from '../ui/skeleton';

export const parse = ({ search }: PageAddress) => parseFilters(search);
export const queries = (query: OfferQuery, api: Api) =>
  query.q ? [required(offerListQuery(api, ALL_OFFERS, query))] : [];

export default function SearchPage({ at: query }: { at: OfferQuery }) {
  const { q } = query;
  return (
    <>
      <PageMeta
        title={q ? `Search for “${q}”` : 'Search'}
        description="Search the directory of New Zealand wholesale investments: offers, providers, platforms, funds, tags, articles and answered questions, by name, place or kind."
        canonical={paths.search}
        {...(q && { noindex: true })}
      />
      <PageHead trail={[{ label: 'Search' }]} title="Search" />
      <SearchForm words={q} />
      {q ? <Results query={query} /> : <Beginnings />}
    </>
  );
}

function Results({ query }: { query: OfferQuery }) {
  const list = useOfferListState(query);
  const result = useQuery(offerListQuery(useApi(), ALL_OFFERS, query));
  const nothing = result.data && Object.values(result.data.groups).every(({ total }) => total === 0);
  return (
    <div className="mt-6">
      <QueryView query={result} what="the results" skeleton={<Skeleton className="h-[60rem]" />}>
        {(answer) => (
          <>
            <FilterSuggestions list={list} answer={answer} />
            {nothing && <p className="mb-6 text-17">Nothing in the directory has these words.</p>}
            <HitGroups groups={answer.groups} words={query.q} />
            <div className="border-t border-line pt-6">
              <h2 className="mb-5 text-27">Offers</h2>
              <OfferList scope={ALL_OFFERS} query={query} searchable={false} />
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}

/** What the page shows where there are no words yet. */
function Beginnings() {
  return (
    <div className="mt-6 max-w-[62ch] text-muted">
      <p>
        Words find offers, providers, platforms, funds, tags, articles and answered questions, also with a
        typing error or without macrons. “Monthly”, “under 100k” or “Auckland” are offered as filters.
      </p>
      <p className="mt-3">
        Or start from{' '}
        <Link to={paths.offers} className="link">
          all offers
        </Link>
        ,{' '}
        <Link to={paths.providers} className="link">
          all providers
        </Link>{' '}
        or{' '}
        <Link to={paths.assetClasses} className="link">
          the asset classes
        </Link>
        .
      </p>
    </div>
  );
}
