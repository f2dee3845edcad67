import { exactMoney, formatMoney } from '../money/money';
import { DISTRIBUTION_LABELS, LIQUIDITY_LABELS, NOT_STATED, riskLabel, termLabel } from '../offer/labels';
import { formatReturnRange } from '../offer/return-range';
import type { Seen, SeenField } from './seen';

/** One line of what changed: "Minimum", "$50K NZD", "$60K NZD". */
export interface Change {
  label: string;
  before: string;
  after: string;
}

interface Aspect {
  label: string;
  fields: readonly SeenField[];
  text: (offer: Seen) => string;
  /** Shorter words for two values, where they still differ. */
  short?: (offer: Seen) => string;
}

/** What is compared, in the order in which changes are told. Both sides are put into words by the same code. */
const ASPECTS: readonly Aspect[] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name },
  { label: 'Status', fields: ['status'], text: ({ status }) => status },
  {
    label: 'Minimum',
    fields: ['minimum_investment', 'investment_currency'],
    text: (offer) => exactMoney(offer.minimum_investment, offer.investment_currency),
    short: (offer) => formatMoney(offer.minimum_investment, offer.investment_currency),
  },
  {
    label: 'Target return',
    fields: ['target_return_min', 'target_return_max', 'target_return_type'],
    text: formatReturnRange,
  },
  { label: 'Term', fields: ['term_description', 'term_months', 'is_open_ended', 'terms'], text: termLabel },
  {
    label: 'Distributions',
    fields: ['distribution'],
    text: ({ distribution }) => labelOf(DISTRIBUTION_LABELS, distribution),
  },
  {
    label: 'Leaving early',
    fields: ['liquidity'],
    text: ({ liquidity }) => labelOf(LIQUIDITY_LABELS, liquidity),
  },
  { label: 'Risk', fields: ['risk_rating', 'defaulted'], text: riskLabel },
  { label: 'Closes', fields: ['closes_on'], text: ({ closes_on }) => dayText(closes_on) },
  { label: 'Closed', fields: ['closed_on'], text: ({ closed_on }) => dayText(closed_on) },
];

/** What changed since; an aspect that was not kept at the time says nothing. */
export function changesSince(seen: Partial<Seen>, offer: Seen): Change[] {
  return ASPECTS.flatMap(({ label, fields, text, short = text }) => {
    if (fields.some((field) => seen[field] === undefined)) return [];
    const then = seen as Seen;
    if (text(then) === text(offer)) return [];
    const word = short(then) === short(offer) ? text : short;
    return { label, before: word(then), after: word(offer) };
  });
}

/** A value kept by an older version of the site may be unknown by now. */
function labelOf(labels: Record<string, string>, value: string | null): string {
  return value !== null && Object.hasOwn(labels, value) ? (labels[value] ?? NOT_STATED) : NOT_STATED;
}

const day = new Intl.DateTimeFormat('en-NZ', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function dayText(date: string | null): string {
  return date === null ? NOT_STATED : day.format(new Date(`${date}T00:00:00Z`));
}
