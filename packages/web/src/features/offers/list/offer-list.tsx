import { useQuery } from '@tanstack/react-query';
import type { FacetName } from '@tussock/core/offer/facets';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { useApi } from '../../../lib/api';
import { OFFERS_ON_A_PAGE, type OfferScope, offerListQuery } from '../../../lib/queries/offer-list';
import { ListLayout } from '../../../ui/list/list-layout';
import { OfferActions } from '../../../ui/offer/offer-actions';
import { OfferCard } from '../../../ui/offer/offer-card';
import { MarkLegend } from '../../../ui/source/mark-legend';
import { FilterSuggestions } from './filter-suggestions';
import { OfferTable } from './offer-table';
import { useOfferListState } from './use-offer-list-state';

const NOUN = ['offer', 'offers'] as const;

/** The one list of offers: filters, order, cards or table, and pages, all in the address. */
export function OfferList({
  scope,
  query,
  searchable = true,
}: {
  scope: OfferScope;
  query: OfferQuery;
  searchable?: boolean;
}) {
  const list = useOfferListState(query);
  const result = useQuery(offerListQuery(useApi(), scope, query));
  return (
    <ListLayout
      list={list}
      result={result}
      noun={NOUN}
      fixed={Object.keys(scope.fixed ?? {}) as FacetName[]}
      sortLabels={SORT_LABELS}
      hasTable
      size={OFFERS_ON_A_PAGE}
      searchable={searchable}
      notice={(answer) => (
        <>
          {searchable && <FilterSuggestions list={list} answer={answer} />}
          {answer.data.length > 0 && <MarkLegend />}
        </>
      )}
    >
      {(answer) =>
        query.layout === 'table' ? (
          <OfferTable
            list={list}
            offers={answer.data}
            actions={(offer) => <OfferActions offer={offer} iconOnly />}
          />
        ) : (
          <ul className="space-y-3">
            {answer.data.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} heading="h2" actions={<OfferActions offer={offer} />} />
              </li>
            ))}
          </ul>
        )
      }
    </ListLayout>
  );
}
