import { isDay } from '@tussock/core/calendar/day';
import type { Column } from '@tussock/core/column/column';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import { hasEnded } from '@tussock/core/offer/status';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { nzDate } from '@tussock/core/text/nz-date';
import { type StatedText, statedTexts, textWarning } from './stated-texts';

/**
 * Warns of days after today in columns of what has been: a look dated next year never fades, and an offer listed next year stays
 * the newest. The days of a demonstration are invented.
 */
export function checkLaterDays(tables: RawTables, { demonstration }: SiteSettings): Problem[] {
  if (demonstration) return [];
  const today = nzDate(new Date());
  // What is no day is an error, which says so.
  const isLater = ({ text }: StatedText) => {
    const day = text.slice(0, today.length);
    return isDay(day) && day > today;
  };
  const later = TABLE_NAMES.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    const fields = columnsOf(name).filter(([, column]) => hasBeen(column));
    return fields.flatMap(([field]) =>
      statedTexts(table, field)
        .filter(isLater)
        .map((text) => textWarning(name, table, field, text, 'is after today. Check the year')),
    );
  });
  return [...later, ...closingLater(tables.offers, isLater)];
}

/** Of offers that ended before their closing date: their pages cannot say when. */
function closingLater(offers: RawTable | undefined, isLater: (text: StatedText) => boolean): Problem[] {
  if (!offers) return [];
  return statedTexts(offers, 'closes_on')
    .filter((text) => isLater(text) && hasEnded({ status: String(text.row.status) }) && !text.row.closed_on)
    .map((text) => textWarning('offers', offers, 'closes_on', text, ENDED));
}

const ENDED = 'is after today, although the status says that the offer has ended. State closed_on';

const hasBeen = ({ kind, ahead }: Column) => (kind === 'date' || kind === 'timestamp') && !ahead;
