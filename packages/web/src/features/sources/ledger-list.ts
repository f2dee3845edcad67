import { type ListQuery, type ListSpec, parseListQuery } from '@tussock/core/list/list-query';
import { LEDGER_FACETS, type LedgerFacetName } from '@tussock/core/source/ledger-facets';
import type { PageAddress } from '../../lib/route';

type LedgerSort = 'latest_look';
export type LedgerQuery = ListQuery<LedgerFacetName, LedgerSort>;

/** The facets of the fact ledger, and its one order. */
export const LEDGER_LIST: ListSpec<LedgerFacetName, LedgerSort> = {
  facets: LEDGER_FACETS,
  sorts: ['latest_look'],
  ownSort: 'latest_look',
};
export const LEDGER_SORT_LABELS = { latest_look: 'latest look first', relevance: 'relevance' };

/** Reads the address of the ledger, which has no words. */
export const parseLedgerQuery = ({ search }: PageAddress): LedgerQuery => ({
  ...parseListQuery(LEDGER_LIST, search),
  q: '',
});
