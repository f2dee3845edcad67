import type { Column } from '@tussock/core/column/column';
import { NOT_APPLICABLE, NOT_STATED, valueText } from '@tussock/core/column/value-text';
import { isOneOf } from '@tussock/core/list/list-query';
import { daysLeft } from '@tussock/core/offer/closing';
import { factOrigin, withOrigin } from '@tussock/core/offer/fact-notes';
import { FACTS, type FactName, factText, isFactStated, NOT_ASKED } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { hasEnded, NO_LONGER_LISTED } from '@tussock/core/offer/status';
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
  /** A New Zealand date. */
  today: string;
}

/** Columns of an offer of which pages say more than the value: that a date has passed, what the official list has. */
const TOLD_WHOLE = ['closes_on', 'is_aip_eligible'] as const;

/**
 * Columns of an offer in whose place pages show something else that is known: the place of the provider, the term that
 * a number or a tag tells.
 */
const TAKEN_FROM_OTHERS: Readonly<Record<string, FactName>> = {
  location: 'location',
  term_description: 'term',
};

/** Columns of an offer that are the ends of one fact: where neither is stated, pages say so of the fact. */
const ENDS_OF: Readonly<Record<string, FactName>> = {
  target_return_min: 'target_return',
  target_return_max: 'target_return',
};

/** An offer can be open by its status after the day on which it was to close. */
function toldWhole(name: (typeof TOLD_WHOLE)[number], row: Row, today: string): string {
  const text = factText(row, name);
  const { closes_on, closed_on, status } = row as Pick<Offer, 'closes_on' | 'closed_on' | 'status'>;
  const isPast = name === 'closes_on' && (daysLeft({ closes_on }, today) ?? 0) < 0;
  return isPast && closed_on == null && !hasEnded({ status }) ? `${text}, which has passed` : text;
}

const NOT_CHECKED: Provenance = { state: 'not_checked', source: null };

const LOCKED_TEXT = 'Shown on the page to visitors with access';

/** The figure of a column, with what is known of it. */
export function figureOf(name: string, column: Column, record: FiguredRecord): Figure {
  const { row, entries, today } = record;
  // As on pages: whatever it was last, it is not that now.
  if (name === 'status' && row.is_active === false)
    return { value: null, text: NO_LONGER_LISTED, state: 'does_not_apply', source: null };
  const value = valueText(column, row[name], row);
  if (value === null) return takenFromOthers(name, record) ?? missing(name, column, row);
  const text = isOneOf(TOLD_WHOLE, name) ? toldWhole(name, row, today) : value;
  // As on pages, no entry of the ledger is about what the provider does not state.
  if (isListed(row.defaulted, name)) {
    const assumed = `${text} (not stated by the provider)`;
    return { value: row[name], text: assumed, state: 'assumed', source: null };
  }
  if (isListed(row.derived, name)) return { value: row[name], text, state: 'derived', source: null };
  return { value: row[name], text, ...(entries[name] ?? NOT_CHECKED) };
}

/** What pages show of an offer whose own column is empty; null where they show nothing either. */
function takenFromOthers(name: string, { row, entries }: FiguredRecord): Figure | null {
  const fact = isOffer(row) ? TAKEN_FROM_OTHERS[name] : undefined;
  const value = fact ? FACTS[fact].text(row) : null;
  if (fact === undefined || value === null) return null;
  const origin = factOrigin(row, fact);
  if (origin !== null)
    return { value, text: withOrigin({ text: value, origin }), state: 'derived', source: null };
  // A term that is stated as a number, or as an open end: the entry of that column is about it.
  const stated = row.term_months == null ? 'is_open_ended' : 'term_months';
  return { value, text: value, ...(entries[stated] ?? NOT_CHECKED) };
}

const isOffer = (row: Row) => 'is_exclusive' in row;

function missing(name: string, column: Column, row: Row): Figure {
  return { value: null, ...whyMissing(name, column, row), source: null };
}

function whyMissing(name: string, column: Column, row: Row): Pick<Figure, 'text' | 'state'> {
  // As pages say it of an offer: an open one has no date on which it closed, and nobody asks a company about its occupancy.
  const said = isOffer(row) ? saidOfOffer(name, row) : NOT_STATED;
  if (isListed(row.not_applicable, name) || said === NOT_APPLICABLE)
    return { text: NOT_APPLICABLE, state: 'does_not_apply' };
  if (column.locked && row.is_exclusive === true) return { text: LOCKED_TEXT, state: 'locked' };
  return { text: said, state: said === NOT_ASKED ? 'not_asked' : 'not_stated' };
}

function saidOfOffer(name: string, row: Row): string {
  const whole = ENDS_OF[name];
  if (whole && !isFactStated(row, whole)) return factText(row, whole);
  return Object.hasOwn(FACTS, name) ? factText(row, name as FactName) : NOT_STATED;
}

const isListed = (list: unknown, name: string) => Array.isArray(list) && list.includes(name);
