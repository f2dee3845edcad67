import { useQuery } from '@tanstack/react-query';
import type { FacetName } from '@tussock/core/offer/facets';
import { SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { useApi } from '../../../lib/api-context';
import { useListQuery } from '../../../lib/list/use-offer-list-state';
import type { ListScope } from '../../../lib/queries/list-scope';
import { offerListQuery, PAGE_SIZE } from '../../../lib/queries/offer-list';
import { ListFrame } from '../../../ui/list/list-layout';
import { OfferActions } from '../../../ui/offer/offer-actions';
import { OfferCard } from '../../../ui/offer/offer-card';
import { FilterSuggestions } from './filter-suggestions';
import { OfferTable } from './offer-table';

const NOUN = ['offer', 'offers'] as const;

/** The one list of offers: facets, chips, order, cards or table, pages, all in the address. */
export function OfferList({ scope, searchable = true }: { scope: ListScope; searchable?: boolean }) {
  const list = useListQuery();
  const { asked } = list;
  const query = useQuery(offerListQuery(useApi(), scope, asked));
  return (
    <ListFrame
      list={list}
      query={query}
      noun={NOUN}
      fixed={Object.keys(scope.fixed ?? {}) as FacetName[]}
      sortLabels={SORT_LABELS}
      hasTable
      size={PAGE_SIZE}
      searchable={searchable}
      notice={(answer) => searchable && <FilterSuggestions list={list} answer={answer} />}
    >
      {(answer) =>
        asked.layout === 'table' ? (
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
    </ListFrame>
  );
}
