import { type ListQuery, type ListSpec, parseListQuery } from '@tussock/core/list/list-query';
import type { PageAddress } from '../address/route';

/** A list without words whose facets choose the rows, in one order. */
export interface OneOrderList<Name extends string, Sort extends string> {
  spec: ListSpec<Name, Sort>;
  sortLabels: Record<Sort | 'relevance', string>;
  /** Reads the address of its page. */
  parse: (address: PageAddress) => ListQuery<Name, Sort>;
}

/** `label` says the order in words: "latest look first". */
export function oneOrderList<Name extends string, const Sort extends string>(
  facets: ListSpec<Name, Sort>['facets'],
  sort: Sort,
  label: string,
): OneOrderList<Name, Sort> {
  const spec: ListSpec<Name, Sort> = { facets, sorts: [sort], ownSort: sort };
  return {
    spec,
    sortLabels: { [sort]: label, relevance: 'relevance' } as Record<Sort | 'relevance', string>,
    parse: ({ search }) => ({ ...parseListQuery(spec, search), q: '' }),
  };
}
