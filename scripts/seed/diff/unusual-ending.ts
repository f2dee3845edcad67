import type { TableName } from '@tussock/core/directory/tables';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { hasEnded } from '@tussock/core/offer/status';
import { keyOf, titleOf } from './record';
import type { Pair, Unusual } from './unusual-record';

/** Offers that ended and leave the track record, or lose their outcome there: the pages promise that both stay. */
export function unusualEndings(table: TableName, pairs: readonly Pair[]): Unusual[] {
  if (table !== 'offers') return [];
  return (pairs as readonly (readonly [OfferRow, OfferRow])[]).flatMap(([was, is]): Unusual[] => {
    if (!was.is_active || !hasEnded(was)) return [];
    const one = { table, key: keyOf(table, is), title: titleOf(table, is) };
    if (!is.is_active)
      return [
        {
          ...one,
          field: 'is_active',
          reason: 'takes an offer that ended off the track record, where pages say that it stays',
        },
      ];
    if (was.outcome_return !== null && is.outcome_return === null)
      return [
        { ...one, field: 'outcome_return', reason: `was ${was.outcome_return} and is no longer stated` },
      ];
    return [];
  });
}
