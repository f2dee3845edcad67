import { OUTCOME_FACETS } from '@tussock/core/changelog/outcome-facets';
import { oneOrderList } from '../../lib/list/one-order-list';

/** The offers that ended as a list. */
export const OUTCOME_LIST = oneOrderList(OUTCOME_FACETS, 'latest_ending', 'latest ending first');
export type OutcomeQuery = ReturnType<typeof OUTCOME_LIST.parse>;
