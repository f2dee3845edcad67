import { type ListQuery, type ListSpec, listQueryParams } from '@tussock/core/list/list-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A list's state, which is the query of its address and nothing else. */
export interface ListState<Name extends string, Sort extends string> {
  spec: ListSpec<Name, Sort>;
  query: ListQuery<Name, Sort>;
  addressOf: (query: ListQuery<Name, Sort>) => string;
  /** Any change but of the page goes back to the first page. */
  go: (change: Partial<ListQuery<Name, Sort>>) => void;
}

export function useListState<Name extends string, Sort extends string>(
  spec: ListSpec<Name, Sort>,
  query: ListQuery<Name, Sort>,
): ListState<Name, Sort> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const addressOf = (changed: ListQuery<Name, Sort>) => {
      const params = listQueryParams(spec, changed).toString();
      return params ? `${pathname}?${params}` : pathname;
    };
    return {
      spec,
      query,
      addressOf,
      go: (change) => void navigate(addressOf({ ...query, page: 1, ...change })),
    };
  }, [spec, query, pathname, navigate]);
}
