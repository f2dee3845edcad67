import type { FacetCount } from '@tussock/core/answers/facets';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';

/**
 * The options of a filter that something has, as links to pages of their own, each with the number of its offers. A page carries the
 * options with the highest counts, so there may be others only where each of them has an offer.
 */
export function OptionLinks({
  id,
  title,
  noun,
  options,
  own,
  all,
  addressOf,
}: {
  id: string;
  title: string;
  /** Of the options: "places". */
  noun: string;
  options: readonly FacetCount[];
  /** The option of this page, which is left out. */
  own: string;
  /** Where all options are shown; null where these are all. */
  all: string | null;
  addressOf: (slug: string) => string;
}) {
  const others = options.filter(({ value }) => value !== own);
  const listed = others.filter(({ count }) => count > 0);
  if (listed.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-24 text-21">
        {title}
      </h2>
      {all && listed.length === others.length && (
        <p className="mt-2 text-14 text-muted">
          These are the {wholeNumber(listed.length)} {noun} with the most offers.{' '}
          <Link to={all} className="link">
            Show all {noun}
          </Link>
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-14">
        {listed.map((option) => (
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
