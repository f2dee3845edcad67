import { daysBetween } from '../calendar/months';
import { decimal } from '../text/decimal';
import { hasEnded } from './status';

/**
 * How long an offer that takes money still does: on its closing date there are 0 days left, after it fewer. Both dates are
 * New Zealand calendar dates. Null where no closing date is stated.
 */
export function daysLeft({ closes_on }: { closes_on: string | null }, today: string): number | null {
  return closes_on === null ? null : daysBetween(today, closes_on);
}

/** "12 days left", "Closes today", or that the stated date has passed. */
export function daysLeftText(days: number): string {
  if (days < 0) return 'The stated closing date has passed';
  if (days === 0) return 'Closes today';
  return days === 1 ? '1 day left' : `${decimal(days)} days left`;
}

/** Whether an offer has ended before the stated closing date, or on a day that is not stated. What does not tell of that day is not judged. */
export const endedOtherwise = ({
  status = '',
  closes_on = null,
  closed_on,
}: {
  status?: string;
  closes_on?: string | null;
  closed_on?: string | null;
}): boolean =>
  closes_on !== null && hasEnded({ status }) && (closed_on === null || (closed_on ?? closes_on) < closes_on);
