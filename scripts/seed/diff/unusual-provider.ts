import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { keyOf, titleOf } from './record';
import type { Pair, Unusual } from './unusual-record';

/** Offers that went to another firm without their fund: the pages of the fund would name the one, and those of the offer the other. */
export function unusualProvider(table: TableName, pairs: readonly Pair[], after: Directory): Unusual[] {
  if (table !== 'offers') return [];
  const funds = new Map(after.funds.map((fund) => [fund.id, fund]));
  return pairs.flatMap(([was, is]): Unusual[] => {
    const fund = funds.get(String(is.fund_id));
    if (was.provider_id === is.provider_id || !fund || fund.provider_id !== was.provider_id) return [];
    const reason = `changed, and the fund of the offer, ${fund.name}, is still with the firm before`;
    return [{ table, key: keyOf(table, is), title: titleOf(table, is), field: 'provider_id', reason }];
  });
}
