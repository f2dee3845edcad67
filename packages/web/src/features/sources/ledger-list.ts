import { LEDGER_FACETS } from '@tussock/core/source/ledger-facets';
import { oneOrderList } from '../../lib/list/one-order-list';

/** The fact ledger as a list. */
export const LEDGER_LIST = oneOrderList(LEDGER_FACETS, 'latest_look', 'latest look first');
export type LedgerQuery = ReturnType<typeof LEDGER_LIST.parse>;
