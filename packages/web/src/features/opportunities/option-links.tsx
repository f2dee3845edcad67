import type { FacetCount } from '@tussock/core/answers/facets';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';

/** The options of a filter as links to pages of their own, each with the number of its offers. */
export function OptionLinks({
  id,
  title,
  options,
  addressOf,
}: {
  id: string;
  title: string;
  options: FacetCount[];
  addressOf: (slug: string) => string;
}) {
  if (options.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-21">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-14">
        {options.map((option) => (
          <li key={option.value}>
            <Link to={addressOf(option.value)} className="link inline-block min-h-6">
              {option.label}
            </Link>{' '}
            <span className="text-13 text-muted">{wholeNumber(option.count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
