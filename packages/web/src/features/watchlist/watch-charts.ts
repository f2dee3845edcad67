import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows } from '@tussock/core/chart/row-chart';
import { NOT_APPLICABLE, NOT_STATED } from '@tussock/core/column/value-text';
import { factWithOrigin } from '@tussock/core/offer/fact-notes';
import { factText } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { hasEnded } from '@tussock/core/offer/status';
import { monthsToEnd, termText, yearsToEnd } from '@tussock/core/offer/term';
import { byName } from '@tussock/core/text/fold';
import { formatCount } from '@tussock/core/text/format-number';
import { whenUsed } from '@tussock/core/text/when-used';
import type { ShownChart } from '../../ui/chart/chart-figure';

const BAR = 12;
const SOURCE = 'As stated by the providers';
const link = ({ id, slug }: Offer) => ({ kind: 'offer' as const, id, slug });
/** Of an offer that runs, until the money is due back. */
const yearsOf = (offer: Offer) => (hasEnded(offer) ? null : yearsToEnd(offer));

/** Whether the terms say something of the end, and no number of years: "Matures in 2029", or only that the term is short. */
const isEndInWords = (offer: Offer) =>
  !hasEnded(offer) && !offer.is_open_ended && yearsOf(offer) === null && termText(offer) !== null;

/** Those that run, in this order, then those that ended. */
const endedLast = (inOrder: (a: Offer, b: Offer) => number) => (a: Offer, b: Offer) =>
  Number(hasEnded(a)) - Number(hasEnded(b)) || inOrder(a, b) || byName(a, b);

/** "1 of 3 offers on your watchlist states", with what is counted: where some ended, the others. */
function countedText(
  count: number,
  offers: readonly Offer[],
  [one, many]: readonly [string, string],
): string {
  const running = offers.filter((offer) => !hasEnded(offer)).length;
  const that = running === offers.length ? '' : ` that still ${running === 1 ? 'runs' : 'run'}`;
  return `${count} of ${formatCount(running, 'offers')} on your watchlist${that} ${count === 1 ? one : many}`;
}

/** Until when the money of each offer is tied up, the shortest term first; null where none of them runs. */
export function termLadder(offers: readonly Offer[]): ShownChart | null {
  if (offers.every(hasEnded)) return null;
  const lengthOf = (offer: Offer) => yearsOf(offer) ?? Number.MAX_VALUE;
  const ordered = [...offers].sort(endedLast((a, b) => lengthOf(a) - lengthOf(b)));
  const terms = ordered.flatMap((offer) => yearsOf(offer) ?? []);
  const rows = ordered.map(
    (offer, row): DrawnRow => ({
      row,
      name: offer.name,
      draw: (x, middle) => {
        if (hasEnded(offer)) return endedRow(offer, x(0), middle);
        const years = yearsOf(offer);
        const end = years === null ? x(0) + 40 : x(years);
        const words = years === null ? unendedText(offer) : spanOf(years);
        return {
          marks: [mark.bar(years === null ? 'unknown' : 'own', x(0), middle - BAR / 2, end - x(0), BAR)],
          texts: [text('value', words, end + 8, middle + 4.5)],
        };
      },
    }),
  );
  const longest = Math.max(1, ...terms);
  const hasWords = offers.some(isEndInWords);
  const inYears = hasWords ? 'a term in years' : null;
  const [first, last] = [terms[0], terms.at(-1)];
  return {
    title:
      first === undefined || last === undefined
        ? `${countedText(0, offers, ['states', 'state'])} ${inYears ?? 'when the money is due back'}`
        : `${countedText(terms.length, offers, ['states', 'state'])} ${inYears ?? 'a term'}: ${first === last ? spanOf(first) : `${spanOf(first)} to ${spanOf(last)}`}`,
    description: `Each bar is the term of an offer in years. For a range, it is the longer end. Hatched: no end is stated${hasWords ? ', or none in years' : ''}. An offer can take longer.`,
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, longest],
          ticks: wholeSteps(longest, size.name),
          tickText: timeText,
          flush: true,
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
        cells: hasEnded(offer)
          ? [offer.status, NOT_APPLICABLE]
          : [factWithOrigin(offer, 'term'), factWithOrigin(offer, 'liquidity')],
      })),
    },
    source: SOURCE,
    as_of: null,
  };
}

function unendedText(offer: Offer): string {
  if (offer.is_open_ended) return 'No end stated';
  return isEndInWords(offer) ? 'Not in years' : NOT_STATED;
}

/** An offer that is over for its investors ties nothing up and pays nothing: its status is in place of a bar. */
const endedRow = ({ status }: Offer, left: number, middle: number): ReturnType<DrawnRow['draw']> => ({
  marks: [],
  texts: [text('note', status, left + 6, middle + 4)],
});

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

/** "1.4 months" of six weeks, "14 months", "5 years". */
function spanOf(years: number): string {
  const months = Math.round(years * 120) / 10;
  return months >= 24 && months % 12 === 0
    ? formatCount(months / 12, 'years')
    : formatCount(months, 'months');
}

/** Months between the payments of each kind of distribution. */
const MONTHS_BETWEEN = { monthly: 1, quarterly: 3, annual: 12 } as const;
const MONTHS = 12;

/**
 * When the offers pay distributions in the next twelve months: in each bar one payment, none after the end of a term. Offers state
 * how often they pay, not in which month. Null where none of them pays so often.
 */
export function distributionCalendar(offers: readonly Offer[], today: string): ShownChart | null {
  const paying = offers.filter((offer) => betweenOf(offer) !== null);
  if (paying.length === 0) return null;
  const orderOf = (offer: Offer) => betweenOf(offer) ?? MONTHS + 1;
  const ordered = [...offers].sort(endedLast((a, b) => orderOf(a) - orderOf(b)));
  const rows = ordered.map(
    (offer, row): DrawnRow => ({
      row,
      name: offer.name,
      draw: (x, middle) => {
        if (hasEnded(offer)) return endedRow(offer, x(0), middle);
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
        const end = monthsOf(offer);
        const bars = Array.from({ length: Math.ceil(end / between) }, (_, at) => {
          const [from, to] = [x(at * between), x(Math.min(end, (at + 1) * between))];
          const gap = Math.min(1.5, (to - from) / 4);
          return mark.bar('own', from + gap, middle - BAR / 2, to - from - 2 * gap, BAR);
        });
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
    title: `${countedText(paying.length, offers, ['pays', 'pay'])} during the year: ${counts.join(', ')}`,
    description:
      'Twelve months from this one. Each bar is one payment, at some time in the months under it; none is after the end of a term. Offers state how often they pay, not when.',
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, MONTHS],
          ticks: Array.from({ length: MONTHS + 1 }, (_, at) => at),
          tickText: monthAt,
          flush: true,
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
            factWithOrigin(offer, 'distribution'),
            between === null ? unpaidText(offer) : String(Math.ceil(monthsOf(offer) / between)),
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
const unpaidText = (offer: Offer) => {
  if (hasEnded(offer) || offer.distribution === 'none') return 'None';
  if (offer.distribution !== 'at-maturity') return NOT_STATED;
  return (monthsToEnd(offer) ?? 0) > MONTHS ? 'None' : 'One, at its end';
};

/** Months of the next twelve in which an offer runs. */
const monthsOf = (offer: Offer) => Math.min(MONTHS, monthsToEnd(offer) ?? MONTHS);

/** Null for an offer that pays less often, or ended. */
const betweenOf = (offer: Offer): number | null => {
  const { distribution } = offer;
  if (hasEnded(offer)) return null;
  return distribution === 'monthly' || distribution === 'quarterly' || distribution === 'annual'
    ? MONTHS_BETWEEN[distribution]
    : null;
};
