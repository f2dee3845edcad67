import type { Column } from '@tussock/core/column/column';
import { NOT_APPLICABLE, NOT_STATED, valueText } from '@tussock/core/column/value-text';
import { doesNotApply, FACTS, type FactName, factText } from '@tussock/core/offer/facts';
import * as z from 'zod';
import type { Entries } from './ledger';
import { type Provenance, provenance } from './provenance';

/** One figure of a record. `value` is as in the data: 8.5 means 8.5%, money is in the currency of the record; null: none is stated. */
export const figure = z.strictObject({ value: z.unknown(), text: z.string(), ...provenance });
export type Figure = z.infer<typeof figure>;

type Row = Readonly<Record<string, unknown>>;

export interface FiguredRecord {
  row: Row;
  entries: Entries;
}

const LOCKED_TEXT = 'Shown on the page to visitors with access';

/** The figure of a column, with what is known of it. */
export function figureOf(name: string, column: Column, { row, entries }: FiguredRecord): Figure {
  const value = valueText(column, row[name], row);
  if (value === null) return missing(name, column, row);
  const text = name === 'closes_on' ? factText(row, name) : value;
  const filledIn = isListed(row.defaulted, name) ? 'assumed' : undefined;
  const otherwise = filledIn ?? (isListed(row.derived, name) ? 'derived' : 'not_checked');
  return {
    value: row[name],
    text: filledIn ? `${text} (not stated by the provider)` : text,
    ...(entries[name] ?? { state: otherwise, source: null }),
  };
}

function missing(name: string, column: Column, row: Row): Figure {
  const [text, state]: [string, Provenance['state']] =
    isListed(row.not_applicable, name) || isOutOfTime(row, name)
      ? [NOT_APPLICABLE, 'does_not_apply']
      : column.locked && row.is_exclusive === true
        ? [LOCKED_TEXT, 'locked']
        : [NOT_STATED, 'not_stated'];
  return { value: null, text, state, source: null };
}

/** As pages say it: an open offer has no date on which it closed. */
const isOutOfTime = (row: Row, name: string) =>
  Object.hasOwn(FACTS, name) && doesNotApply(row, name as FactName);

const isListed = (list: unknown, name: string) => Array.isArray(list) && list.includes(name);
