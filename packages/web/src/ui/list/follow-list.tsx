import { partsOf, ROWS_IN_A_PART } from '@tussock/core/list/file-parts';
import { wholeNumber } from '@tussock/core/text/decimal';
import { CalendarDays, FileDown, Rss } from 'lucide-react';
import { useHref, useLocation } from 'react-router-dom';

interface Followed {
  /** The parameters of the list, with `?`; empty without. */
  search: string;
  hasDates: boolean;
  /** Rows of the whole list. */
  total: number;
  /** What many rows are, such as "offers". */
  noun: string;
}

/** The list as a feed, a calendar and a file: the same filters, in files that programs fetch again. */
export function FollowList({ search, hasDates, total, noun }: Followed) {
  const path = useHref(useLocation().pathname);
  const parts = partsOf(total);
  const files = [
    { ending: 'xml', label: 'Feed', about: 'for a feed reader', Icon: Rss },
    ...(hasDates
      ? [{ ending: 'ics', label: 'Calendar', about: 'of closing dates and exit windows', Icon: CalendarDays }]
      : []),
    { ending: 'csv', label: 'Spreadsheet', about: 'as a CSV file', Icon: FileDown },
  ];
  return (
    <div className="no-print mt-8 border-t border-line pt-4 text-14">
      <p id="follow" className="font-semibold">
        Follow this list
      </p>
      <ul aria-labelledby="follow" className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {files.map(({ ending, label, about, Icon }) => (
          <li key={ending}>
            <a href={`${path}.${ending}${search}`} className="group inline-flex min-h-8 items-center gap-1.5">
              <Icon aria-hidden="true" size={15} className="text-pine" />
              <span>
                <span className="link font-medium">{label}</span> <span className="text-muted">{about}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {parts > 1 && (
        <p className="mt-1 text-13 text-muted">
          These files have the first {wholeNumber(ROWS_IN_A_PART)} of {wholeNumber(total)} {noun}, in the
          order of the list. The next are in{' '}
          <a href={`${path}.csv${search}${search ? '&' : '?'}part=2`} className="link">
            part 2 of the spreadsheet
          </a>
          . With part=2{parts > 2 && ` to part=${parts}`} in its address, each file has its further rows.
        </p>
      )}
    </div>
  );
}
