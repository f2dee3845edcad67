import { useQuery } from '@tanstack/react-query';
import { activeFacets, type OfferQuery } from '@tussock/core/offer/offer-query';
import { useApi } from '../../app/api-context';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/ui/skeleton';
import { OfferCard } from '../offers/offer-card';
import { Chips } from './chips';
import { FacetRail } from './facet-rail';
import { FacetSheet } from './facet-sheet';
import { NothingFound } from './nothing-found';
import { OfferTable } from './offer-table';
import { Pager } from './pager';
import { offerListQuery, PAGE_SIZE, type SearchAnswer } from './queries';
import type { ListScope } from './scope';
import { SortAndLayout } from './sort-and-layout';
import { useListQuery } from './use-list-query';

/** The one list of offers: facets, chips, order, cards or table, pages, all in the address. */
export function OfferList({ scope }: { scope: ListScope }) {
  const { asked, addressOf, go } = useListQuery();
  const query = useQuery(offerListQuery(useApi(), scope, asked));
  const answer = query.data;
  const rail = answer && <FacetRail facets={answer.facets} asked={asked} scope={scope} onChange={go} />;
  const total = answer?.total ?? 0;
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <aside aria-label="Filters" className="no-print max-lg:in-[html[data-js]]:hidden max-lg:order-last">
        {rail ?? <Skeleton className="h-[40rem]" />}
      </aside>
      <section aria-label="Offers" aria-busy={query.isFetching}>
        <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5">
          <p role="status" className="text-15 font-semibold">
            {answer ? `${total.toLocaleString('en-NZ')} ${total === 1 ? 'offer' : 'offers'}` : '...'}
          </p>
          {rail && (
            <FacetSheet count={total} active={activeFacets(asked.filters).length}>
              {rail}
            </FacetSheet>
          )}
          <Chips asked={asked} facets={answer?.facets} addressOf={addressOf} />
          <SortAndLayout asked={asked} addressOf={addressOf} onChange={go} />
        </div>
        {answer && (
          <Results answer={answer} stale={query.isPlaceholderData} asked={asked} addressOf={addressOf} />
        )}
        {!answer && query.isError && (
          <LoadError what="the offers" retry={() => query.refetch()} busy={query.isFetching} />
        )}
        {!answer && !query.isError && <Skeleton className="h-[60rem]" />}
      </section>
    </div>
  );
}

/** A page of offers as cards or rows, and the way to the other pages. */
function Results({
  answer,
  stale,
  asked,
  addressOf,
}: {
  answer: SearchAnswer;
  stale: boolean;
  asked: OfferQuery;
  addressOf: (query: OfferQuery) => string;
}) {
  if (answer.data.length === 0)
    return <NothingFound asked={asked} addressOf={addressOf} total={answer.total} />;
  return (
    <div className={stale ? 'opacity-60 transition-opacity' : undefined}>
      {asked.layout === 'table' ? (
        <OfferTable offers={answer.data} />
      ) : (
        <ul className="space-y-3">
          {answer.data.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={asked.page}
        total={answer.total}
        size={PAGE_SIZE}
        addressOfPage={(page) => addressOf({ ...asked, page })}
      />
    </div>
  );
}
