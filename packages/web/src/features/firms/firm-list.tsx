import { useQuery } from '@tanstack/react-query';
import {
  type CardOf,
  type FacetNameOf,
  FIRM_SORT_LABELS,
  type FirmKind,
  type FirmQuery,
} from '@tussock/core/firm/firm-lists';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api';
import { spelledAs } from '../../lib/list/spelled-as';
import { useListState } from '../../lib/list/use-list-state';
import { ListLayout } from '../../ui/list/list-layout';
import { OpenMeaning } from '../../ui/offer/open-meaning';
import { MarkLegend } from '../../ui/source/mark-legend';
import { FIRMS_ON_A_PAGE, firmListQuery } from './queries';
import { type FirmScope, specOf } from './scopes';

/** A list of firms or funds with its filters. */
export function FirmList<K extends FirmKind>({
  scope,
  query,
  children,
}: {
  scope: FirmScope<K>;
  query: FirmQuery<K>;
  children: (cards: CardOf[K][]) => ReactNode;
}) {
  const asked = firmListQuery(useApi(), scope, query);
  const result = useQuery(asked);
  const list = useListState(specOf(scope), spelledAs(query, result.data?.facets));
  return (
    <ListLayout
      list={list}
      result={result}
      optionsOf={asked.optionsOf}
      noun={scope.noun}
      fixed={Object.keys(scope.fixed) as FacetNameOf[K][]}
      sortLabels={FIRM_SORT_LABELS}
      size={FIRMS_ON_A_PAGE}
      notice={({ data }) => data.length > 0 && <MarkLegend />}
    >
      {({ data }) => (
        <>
          {children(data)}
          {/* The row of a fund has no count of its open offers. */}
          {scope.kind !== 'funds' && data.some((card) => card.open_offer_count > 0) && (
            <p className="mt-3 text-13 text-muted">
              <OpenMeaning />
            </p>
          )}
        </>
      )}
    </ListLayout>
  );
}
