import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows } from '@tussock/core/chart/row-chart';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { factText } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { byName } from '@tussock/core/text/fold';
import { formatCount } from '@tussock/core/text/format-number';
import { whenUsed } from '@tussock/core/text/when-used';
import type { ShownChart } from '../../ui/chart/chart-figure';

const BAR = 12;
const SOURCE = 'As stated by the providers';
const link = ({ id, slug }: Offer) => ({ kind: 'offer' as const, id, slug });
const yearsOf = ({ term_months }: Offer) => (term_months ? term_months / 12 : null);

/** Until when the money of each offer is tied up, the shortest term first; null without an offer. */
export function termLadder(offers: readonly Offer[]): ShownChart | null {
  if (offers.length === 0) return null;
  const ordered = [...offers].sort(
    (a, b) =>
      (yearsOf(a) ?? Number.POSITIVE_INFINITY) - (yearsOf(b) ?? Number.POSITIVE_INFINITY) || byName(a, b),
  );
  const terms = ordered.flatMap((offer) => yearsOf(offer) ?? []);
  const rows = ordered.map(
    (offer, row): DrawnRow => ({
      row,
      name: offer.name,
      draw: (x, middle) => {
        const years = yearsOf(offer);
        const end = years === null ? x(0) + 40 : x(years);
        const words = years === null ? (offer.is_open_ended ? 'No end stated' : 'Not stated') : spanOf(years);
        return {
          marks: [mark.bar(years === null ? 'unknown' : 'own', x(0), middle - BAR / 2, end - x(0), BAR)],
          texts: [text('value', words, end + 8, middle + 4.5)],
        };
      },
    }),
  );
  const longest = Math.max(1, ...terms);
  const [first, last] = [terms[0], terms.at(-1)];
  return {
    title:
      first === undefined || last === undefined
        ? 'No offer on your watchlist states when it ends'
        : `${terms.length} of ${offers.length} ${offers.length === 1 ? 'offer' : 'offers'} on your watchlist ${terms.length === 1 ? 'states' : 'state'} a term: ${first === last ? spanOf(first) : `${spanOf(first)} to ${spanOf(last)}`}`,
    description:
      'Each bar is the term of an offer in years. For a range, it is the longer end. Hatched: no end is stated. An offer can take longer.',
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, longest],
          ticks: wholeSteps(longest, size.name),
          tickText: timeText,
        },
        size,
      ),
    ),
    focus: 'none',
    table: {
      columns: ['Offer', 'Term', 'Early exit'],
      rows: ordered.map((offer) => ({
        name: offer.name,
        link: link(offer),
        cells: [factText(offer, 'term'), factText(offer, 'liquidity')],
      })),
    },
    source: SOURCE,
    as_of: null,
  };
}

/** Years between the lines of the scale, such that none is a part of a month. */
const STEPS = [1 / 4, 1 / 2, 1, 2, 5, 10, 20, 50];
const MOST_STEPS = { phone: 3, wide: 6 };

function wholeSteps(years: number, size: keyof typeof MOST_STEPS): number[] {
  const step = STEPS.find((each) => years / each <= MOST_STEPS[size]) ?? 100;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, at) => at * step);
}

/** "Now", "6 months", "Year 2". */
function timeText(years: number): string {
  if (years === 0) return 'Now';
  return Number.isInteger(years) ? `Year ${years}` : formatCount(years * 12, 'months');
}

/** "14 months", "5 years". */
function spanOf(years: number): string {
  const months = Math.round(years * 12);
  return months >= 24 && months % 12 === 0
    ? formatCount(months / 12, 'years')
    : formatCount(months, 'months');
}

/** Months between the payments of each kind of distribution. */
const MONTHS_BETWEEN = { monthly: 1, quarterly: 3, annual: 12 } as const;
const MONTHS = 12;

/**
 * When the offers pay distributions in the next twelve months: in each bar one payment. Offers state how often they pay, not in which month.
 * Null where none of them pays so often.
 */
export function distributionCalendar(offers: readonly Offer[], today: string): ShownChart | null {
  const paying = offers.filter((offer) => betweenOf(offer) !== null);
  if (paying.length === 0) return null;
  const ordered = [...paying, ...offers.filter((offer) => betweenOf(offer) === null)].sort(
    (a, b) => (betweenOf(a) ?? MONTHS + 1) - (betweenOf(b) ?? MONTHS + 1) || byName(a, b),
  );
  const rows = ordered.map(
    (offer, row): DrawnRow => ({
      row,
      name: offer.name,
      draw: (x, middle) => {
        const between = betweenOf(offer);
        if (between === null) {
          const words = factText(offer, 'distribution');
          if (offer.distribution !== null)
            return { marks: [], texts: [text('note', words, x(0) + 6, middle + 4)] };
          return {
            marks: [mark.bar('unknown', x(0), middle - BAR / 2, 40, BAR)],
            texts: [text('note', words, x(0) + 48, middle + 4)],
          };
        }
        const bars = Array.from({ length: MONTHS / between }, (_, at) =>
          mark.bar('own', x(at * between) + 1.5, middle - BAR / 2, x(between) - x(0) - 3, BAR),
        );
        return { marks: bars };
      },
    }),
  );
  const monthAt = (at: number) => {
    const [year = 0, month = 0] = today.split('-').map(Number);
    return MONTH().format(new Date(Date.UTC(year, month - 1 + at, 1)));
  };
  const counts = Object.entries(MONTHS_BETWEEN).flatMap(([name, between]) => {
    const count = paying.filter((offer) => betweenOf(offer) === between).length;
    return count > 0 ? [`${count} ${name === 'annual' ? 'once a year' : name}`] : [];
  });
  return {
    title: `${paying.length} of ${offers.length} ${offers.length === 1 ? 'offer' : 'offers'} on your watchlist ${paying.length === 1 ? 'pays' : 'pay'} during the year: ${counts.join(', ')}`,
    description:
      'Twelve months from this one. Each bar is one payment, at some time in the months under it. Offers state how often they pay, not when.',
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, MONTHS],
          ticks: Array.from({ length: MONTHS + 1 }, (_, at) => at),
          tickText: monthAt,
        },
        size,
      ),
    ),
    focus: 'none',
    table: {
      columns: ['Offer', 'Distributions', 'Payments in twelve months'],
      rows: ordered.map((offer) => {
        const between = betweenOf(offer);
        return {
          name: offer.name,
          link: link(offer),
          cells: [
            factText(offer, 'distribution'),
            between === null ? unpaidText(offer) : String(MONTHS / between),
          ],
        };
      }),
    },
    source: SOURCE,
    as_of: null,
  };
}

const MONTH = whenUsed(() => new Intl.DateTimeFormat('en-NZ', { month: 'short', timeZone: 'UTC' }));

/** Of an offer that does not pay by the month: whether it is repaid within the year depends on its term. */
const unpaidText = ({ distribution }: Offer) =>
  distribution === 'none' ? 'None' : distribution === 'at-maturity' ? 'One, at its end' : NOT_STATED;

const betweenOf = ({ distribution }: Offer): number | null =>
  distribution === 'monthly' || distribution === 'quarterly' || distribution === 'annual'
    ? MONTHS_BETWEEN[distribution]
    : null;
