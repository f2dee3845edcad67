import { useQuery } from '@tanstack/react-query';
import {
  type CardOf,
  type FacetNameOf,
  FIRM_SORT_LABELS,
  type FirmKind,
  type FirmSort,
} from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';
import type { ListSpec } from '@tussock/core/list/list-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api-context';
import { useList } from '../../lib/list/use-list-state';
import { ListFrame } from '../../ui/list/list-layout';
import { FIRMS_ON_A_PAGE, firmListQuery } from './list-queries';

/** A list of firms or funds with its facets; `fixed` is what the page itself narrows it to. */
export function FirmList<K extends FirmKind>({
  kind,
  spec,
  fixed,
  noun,
  children,
}: {
  kind: K;
  spec: ListSpec<FacetNameOf[K], FirmSort>;
  fixed: FiltersOf<FacetNameOf[K]>;
  noun: readonly [string, string];
  children: (cards: CardOf[K][]) => ReactNode;
}) {
  const list = useList(spec);
  const query = useQuery(firmListQuery(useApi(), kind, fixed, list.asked));
  return (
    <ListFrame
      list={list}
      query={query}
      noun={noun}
      fixed={Object.keys(fixed) as FacetNameOf[K][]}
      sortLabels={FIRM_SORT_LABELS}
      size={FIRMS_ON_A_PAGE}
    >
      {(answer) => children(answer.data)}
    </ListFrame>
  );
}
