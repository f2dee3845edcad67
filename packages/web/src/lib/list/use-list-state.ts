import {
  type ListQuery,
  type ListSpec,
  listQueryParams,
  parseListQuery,
} from '@tussock/core/list/list-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A list's state, which is the address and nothing else. */
export interface ListState<Name extends string, Sort extends string> {
  spec: ListSpec<Name, Sort>;
  asked: ListQuery<Name, Sort>;
  addressOf: (query: ListQuery<Name, Sort>) => string;
  /** Any change but of the page goes back to the first page. */
  go: (change: Partial<ListQuery<Name, Sort>>) => void;
}

export function useList<Name extends string, Sort extends string>(
  spec: ListSpec<Name, Sort>,
): ListState<Name, Sort> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const asked = parseListQuery(spec, new URLSearchParams(search));
    const addressOf = (query: ListQuery<Name, Sort>) => {
      const params = listQueryParams(spec, query).toString();
      return params ? `${pathname}?${params}` : pathname;
    };
    return {
      spec,
      asked,
      addressOf,
      go: (change) => void navigate(addressOf({ ...asked, page: 1, ...change })),
    };
  }, [spec, pathname, search, navigate]);
}
