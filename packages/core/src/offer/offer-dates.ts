import type { CalendarEvent } from '../calendar/icalendar';
import { MONTH_NAMES } from '../calendar/month-names';
import { decidingSources } from '../source/checks';
import { outcomeWords } from '../source/source-state';
import { formatDate } from '../text/format-date';
import { formatCount } from '../text/format-number';
import type { Offer } from './offer';
import { hasEnded, isBeforeClosing, takesMoneyIn } from './status';

type Dated = Pick<
  Offer,
  'id' | 'name' | 'status' | 'is_exclusive' | 'closes_on' | 'exit_windows' | 'exit_notice_days' | 'sources'
>;

/** A calendar shows the whole day of its reader: in California most of it comes after the same day in New Zealand has ended. */
const CAUTION =
  'Dates are New Zealand dates, as the provider stated them to the directory. Check with the provider before you rely on them.';

/** The caution about a date, after what the ledger has against it: whoever reads a calendar sees no mark. */
function cautionOf({ sources }: Pick<Dated, 'sources'>, field: 'closes_on' | 'exit_windows'): string {
  const { [field]: entry } = decidingSources(sources, [field]);
  if (!entry || entry.state === 'confirmed') return CAUTION;
  return `Checked by the directory on ${formatDate(entry.checked_on)}: ${outcomeWords(entry)}. ${CAUTION}`;
}

interface At {
  /** Whole address of the offer's page. */
  page: string;
  /** A New Zealand date. */
  today: string;
  /** The statuses of the settings under which an offer takes money now. */
  open_statuses: readonly string[];
}

/**
 * The dates of an offer from today on: when it closes, and when requests to withdraw are taken. The months of every year
 * come back yearly. How to leave an exclusive offer is locked, so no calendar has its windows.
 */
export function offerDates(offer: Dated, { page, today, open_statuses }: At): CalendarEvent[] {
  if (hasEnded(offer)) return [];
  const { id, name, status, closes_on } = offer;
  const closes =
    takesMoneyIn(open_statuses)(offer) || isBeforeClosing(offer)
      ? `${name} closes to new investors.`
      : `The stated closing date of ${name}, which was not taking money (${status}) when this calendar was made.`;
  const closing: CalendarEvent[] =
    closes_on !== null && closes_on >= today
      ? [
          {
            uid: `closes-${id}`,
            on: closes_on,
            summary: `Closes: ${name}`,
            description: `${closes} ${cautionOf(offer, 'closes_on')}`,
            url: page,
          },
        ]
      : [];
  return [...closing, ...exitDates(offer, page, today)];
}

function exitDates(
  { is_exclusive, exit_windows, ...offer }: Dated,
  page: string,
  today: string,
): CalendarEvent[] {
  if (is_exclusive) return [];
  const { id, name, exit_notice_days: days } = offer;
  const notice = days === null ? '' : ` Notice: ${formatCount(days, 'days')}.`;
  return (exit_windows ?? []).flatMap((window) => {
    const dates = datesOf(window, today);
    const description = `Requests to withdraw from ${name} are taken.${notice} ${cautionOf(offer, 'exit_windows')}`;
    const uid = `exit-${id}-${window.toLowerCase()}`;
    return dates ? [{ uid, ...dates, summary: `Exit window: ${name}`, description, url: page }] : [];
  });
}

/** The days of a window: a date from today on, or a month of every year from the next one on. */
function datesOf(window: string, today: string): Pick<CalendarEvent, 'on' | 'to' | 'yearly'> | null {
  const month = MONTH_NAMES.indexOf(window as (typeof MONTH_NAMES)[number]);
  if (month < 0) return window >= today ? { on: window } : null;
  const year = Number(today.slice(0, 4)) + (month + 1 < Number(today.slice(5, 7)) ? 1 : 0);
  const monthOfYear = `${year}-${String(month + 1).padStart(2, '0')}`;
  return { on: `${monthOfYear}-01`, to: `${monthOfYear}-${daysOf(month)}`, yearly: true };
}

/** Days that a month, from 0, has in every year: an event that comes back is as long as its first, and is not to reach into March. */
const daysOf = (month: number) => new Date(Date.UTC(2027, month + 1, 0)).getUTCDate();
