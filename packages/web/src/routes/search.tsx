import { useQuery } from '@tanstack/react-query';
import { filtersToParams, OFFER_LIST, type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import { formatCount } from '@tussock/core/text/format-number';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { FilterSuggestions } from '../features/offers/list/filter-suggestions';
import { OfferList } from '../features/offers/list/offer-list';
import { SEARCHED_OFFERS } from '../features/offers/list/scopes';
import { useOfferListState } from '../features/offers/list/use-offer-list-state';
import { AlsoFound, PagesFound } from '../features/search/also-found';
import { HitGroups } from '../features/search/hit-groups';
import { HIT_KINDS } from '../features/search/hit-kinds';
import { inQuotes, searchAddress } from '../features/search/quick-search';
import { SearchForm } from '../features/search/search-form';
import { Understood } from '../features/search/understood';
import { paths } from '../lib/address/paths';
import { type PageAddress, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { queryAsRead } from '../lib/list/as-read';
import { type ListAnswer, offerListQuery, offerListReads } from '../lib/queries/offer-list';
import { Announce } from '../ui/announce';
import { Highlight } from '../ui/highlight';
import { IgnoredParameters } from '../ui/list/ignored-parameters';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { QueryView } from '../ui/query-view';
import { Skeleton } from '../ui/skeleton';

export const parse = ({ search }: PageAddress) => parseFilters(search);
export const queries = (query: OfferQuery, api: Api) =>
  isAsked(query) ? offerListReads(api, SEARCHED_OFFERS, query, required) : [];

/** What a link to the page is shown with: what was searched, in the default order. */
function addressOf({ q, filters }: OfferQuery): string {
  const asked = filtersToParams({ q, filters, sort: null, page: 1, layout: 'cards' }).toString();
  return asked ? `${paths.search}?${asked}` : paths.search;
}

/** Filters alone are left once all words have become filters. */
const isAsked = ({ q, filters }: OfferQuery) => q !== '' || Object.keys(filters).length > 0;

export default function SearchPage({ at: query }: { at: OfferQuery }) {
  const { q } = query;
  return (
    <>
      <PageMeta
        title={q ? `Search for “${q}”` : 'Search'}
        description="Search New Zealand wholesale investments by name, place, kind or amount: offers, providers, platforms, funds, tags, posts and questions."
        canonical={addressOf(query)}
        noindex
      />
      <PageHead trail={[{ label: 'Search' }]} title="Search" />
      <SearchForm query={query} />
      <Results query={query} />
    </>
  );
}

function Results({ query }: { query: OfferQuery }) {
  const isSearch = isAsked(query);
  const result = useQuery({ ...offerListQuery(useApi(), SEARCHED_OFFERS, query), enabled: isSearch });
  const room = <Skeleton className="h-[60rem]" />;
  const isOwn = isSearch && !result.isPlaceholderData;
  // What was found for the words before would be read as what these find. A filter, an order or a page of a sentence has the words in its
  // address that are left of that: the list stays the same one.
  const shown = useRef<{ words: string; left: string; told: string }>(undefined);
  const before =
    shown.current?.words === query.q || shown.current?.left === query.q ? shown.current : undefined;
  if (isOwn)
    shown.current = {
      words: query.q,
      left: wordsLeft(query, result.data),
      told: before?.told || (result.data ? foundText(query.q, result.data) : ''),
    };
  const told = shown.current?.told;
  return (
    <>
      {/* The list of other words is a new one, whose own count nobody hears: a status has to be there before its text changes. */}
      <Announce text={(isSearch && told) || ''} />
      {isSearch ? (
        <div className="mt-4 md:mt-6">
          {isOwn || before ? (
            <QueryView query={result} what="the results" skeleton={room}>
              {({ sentence, ...answer }) => (
                <Found
                  key={told}
                  query={query}
                  answer={isOwn && sentence ? { ...answer, sentence } : answer}
                />
              )}
            </QueryView>
          ) : (
            room
          )}
        </div>
      ) : (
        <>
          <IgnoredParameters spec={OFFER_LIST} />
          <Beginnings />
        </>
      )}
    </>
  );
}

/** "12 offers and 3 other results for “kauri”" */
function foundText(words: string, { total, groups }: ListAnswer): string {
  const others = HIT_KINDS.reduce((sum, kind) => sum + groups[kind].total, 0);
  const found = others > 0 ? ` and ${formatCount(others, 'other results')}` : '';
  return `${formatCount(total, 'offers')}${found}${words && ` for “${words}”`}`;
}

/** The words that have become neither filters nor an order. */
const wordsLeft = (query: OfferQuery, answer: ListAnswer | undefined): string =>
  answer ? queryAsRead(query, answer).q : query.q;

/**
 * Offers first, since most searches are for one; what else the words found is named above and listed beneath. Where the words
 * find no offer, that comes first.
 */
function Found({ query, answer }: { query: OfferQuery; answer: ListAnswer }) {
  const read = queryAsRead(query, answer);
  const list = useOfferListState(read);
  const others = Object.values(answer.groups).some(({ total }) => total > 0);
  // Of any hit: a word that matched in one record matched in each that has it.
  const matched = [
    ...new Set(Object.values(answer.groups).flatMap(({ hits }) => hits.flatMap((hit) => hit.matched))),
  ];
  const isOfNoOffer = answer.total === 0 && Object.keys(read.filters).length === 0;
  const isNothing = isOfNoOffer && !others;
  const isOfOthers = isOfNoOffer && others;
  const groups = <HitGroups groups={answer.groups} words={read.q || query.q} />;
  return (
    <>
      <Understood
        sentence={answer.sentence}
        instead={list.addressOf({ ...query, q: inQuotes(query.q), page: 1 })}
      />
      <FilterSuggestions list={list} answer={answer} />
      {isOfOthers ? (
        <>
          <PagesFound words={query.q} />
          {groups}
        </>
      ) : (
        <AlsoFound words={query.q} groups={answer.groups} />
      )}
      {!isNothing && <h2 className={isOfOthers ? 'mt-4 mb-4 text-21' : 'sr-only'}>Offers</h2>}
      <OfferList
        scope={SEARCHED_OFFERS}
        query={query}
        read={read}
        searchable={false}
        shown={read.q === '' ? undefined : (name) => <Highlight text={name} words={matched} />}
        nothing={isNothing ? 'Nothing in the directory matches these words' : undefined}
      />
      {!isOfOthers && others && <div className="mt-12">{groups}</div>}
    </>
  );
}

const EXAMPLE = 'private credit under 100k, quarterly';

/** What the page shows where there are no words yet. */
function Beginnings() {
  return (
    <div className="mt-6 max-w-[62ch] text-muted">
      <p>
        Say what you are looking for, such as{' '}
        <Link to={searchAddress(EXAMPLE)} className="link">
          “{EXAMPLE}”
        </Link>
        . Amounts, kinds, income, terms, places and statuses become filters. Words such as “lowest minimum” or
        “newest” order the list.
      </p>
      <p className="mt-3">
        Other words find offers, providers, platforms, funds, tags, guides, articles and answered questions by
        name, even with a typing error or without macrons. Words in double quotes are never used as filters.
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
