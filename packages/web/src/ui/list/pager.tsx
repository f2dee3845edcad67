import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../button';

/** Marks a navigation that turned the page, which then begins at the top of the list. */
const TURNED = { turned: true };

/** The pages of a list: the ends, the neighbours, and gaps between. From a page beyond the end they lead back into the list. */
export function Pager({
  page,
  total,
  size,
  addressOfPage,
}: {
  page: number;
  total: number;
  size: number;
  addressOfPage: (page: number) => string;
}) {
  const last = Math.ceil(total / size);
  if (total === 0 || Math.max(last, page) === 1) return null;
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].filter((at) => at >= 1 && at <= last);
  return (
    <nav aria-label="Pages" className="pager mt-8 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <Link
          to={addressOfPage(Math.min(page - 1, last))}
          rel="prev"
          state={TURNED}
          className={buttonClass('outline', 'sm')}
        >
          <ChevronLeft aria-hidden="true" size={15} /> Previous
        </Link>
      )}
      <ol className="flex items-center gap-1.5">
        {numbers.map((at, index) => (
          <li key={at} className="flex items-center gap-1.5">
            {index > 0 && at - (numbers[index - 1] ?? at) > 1 && <span className="text-muted">…</span>}
            <Link
              to={addressOfPage(at)}
              state={TURNED}
              aria-label={`Page ${at}`}
              aria-current={at === page ? 'page' : undefined}
              className={buttonClass(at === page ? 'selected' : 'outline', 'sm', 'min-w-9')}
            >
              {at}
            </Link>
          </li>
        ))}
      </ol>
      {page < last && (
        <Link to={addressOfPage(page + 1)} rel="next" state={TURNED} className={buttonClass('outline', 'sm')}>
          Next <ChevronRight aria-hidden="true" size={15} />
        </Link>
      )}
    </nav>
  );
}
