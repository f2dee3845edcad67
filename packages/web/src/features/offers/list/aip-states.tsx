import { useQuery } from '@tanstack/react-query';
import { AIP_LIST } from '@tussock/core/aip/aip-list';
import type { AipState } from '@tussock/core/offer/aip-state';
import { FACETS } from '@tussock/core/offer/facets';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../lib/api';
import { offerListQuery } from '../../../lib/queries/offer-list';
import { ChoiceLink } from '../../../ui/choice-link';
import { aipScope, chosenState, STATES } from './aip-scope';
import { useOfferListState } from './use-offer-list-state';

const optionsOfFacet = new Map(FACETS.aip.declared?.map(({ value, label }) => [value, label]));

/**
 * Links to the offers of each state, with their counts under the filters in use, which the links keep as they keep the category. On
 * a phone they are one row, which begins at the chosen one.
 */
export function AipStates({ query }: { query: OfferQuery }) {
  const chosen = chosenState(query);
  const { data } = useQuery(offerListQuery(useApi(), aipScope(query), query));
  const { addressOf } = useOfferListState(query, AIP_LIST);
  const { aip: _, ...others } = query.filters;
  const addressIn = (state: AipState | null) =>
    addressOf({ ...query, filters: { ...others, ...(state && { aip: [state] }) }, page: 1 });
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [first, current] = ['a', '[aria-current]'].map((link) =>
      row.current?.querySelector<HTMLElement>(link),
    );
    if (first && current) row.current?.scrollTo({ left: current.offsetLeft - first.offsetLeft });
  }, []);
  const countOf = (value: string) => data?.facets.aip.find((option) => option.value === value)?.count ?? 0;
  return (
    <nav aria-label="By state" className="mb-2">
      <ul ref={row} className="one-row">
        <ChoiceLink to={addressIn(null)} isChosen={chosen === null} count={countOf('true')}>
          All stated as eligible
        </ChoiceLink>
        {STATES.map((state) => (
          <ChoiceLink key={state} to={addressIn(state)} isChosen={chosen === state} count={countOf(state)}>
            {optionsOfFacet.get(state)}
          </ChoiceLink>
        ))}
      </ul>
    </nav>
  );
}
