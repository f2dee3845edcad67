import { CalendarDays, FileDown, Rss } from 'lucide-react';
import { useHref, useLocation } from 'react-router-dom';

/** The list as a feed, a calendar and a file: the same filters, in files that programs fetch again. */
export function FollowList({ search, hasDates }: { search: string; hasDates: boolean }) {
  const path = useHref(useLocation().pathname);
  const files = [
    { ending: 'xml', label: 'Feed', about: 'for a feed reader', Icon: Rss },
    ...(hasDates
      ? [{ ending: 'ics', label: 'Calendar', about: 'of closing dates and exit windows', Icon: CalendarDays }]
      : []),
    { ending: 'csv', label: 'Spreadsheet', about: 'as a CSV file', Icon: FileDown },
  ];
  return (
    <div className="no-print mt-8 border-t border-line pt-4 text-14">
      <h2 className="font-sans text-14 font-semibold">Follow this list</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
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
    </div>
  );
}
