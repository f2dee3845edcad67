import { OUTCOME_FACETS, type OutcomeFacetName } from '@tussock/core/changelog/outcome-facets';
import { type ListQuery, type ListSpec, parseListQuery } from '@tussock/core/list/list-query';
import type { PageAddress } from '../../lib/route';

type OutcomeSort = 'latest_ending';
export type OutcomeQuery = ListQuery<OutcomeFacetName, OutcomeSort>;

/** The facets of the offers that ended, and their one order. */
export const OUTCOME_LIST: ListSpec<OutcomeFacetName, OutcomeSort> = {
  facets: OUTCOME_FACETS,
  sorts: ['latest_ending'],
  ownSort: 'latest_ending',
};
export const OUTCOME_SORT_LABELS = { latest_ending: 'latest ending first', relevance: 'relevance' };

/** Reads the address of the track record, which has no words. */
export const parseOutcomeQuery = ({ search }: PageAddress): OutcomeQuery => ({
  ...parseListQuery(OUTCOME_LIST, search),
  q: '',
});
