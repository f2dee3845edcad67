import { formatDate } from '@tussock/core/text/format-date';

/** A day as it is read, 20 November 2026, whose parts stay on one line. Takes a date or a point in time. */
export const Day = ({ on }: { on: string }) => (
  <time dateTime={on} className="whitespace-nowrap">
    {formatDate(on)}
  </time>
);
