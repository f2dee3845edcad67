import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';

/** Under the first rows of a long list: "See all 1,000 offers". */
export function SeeAll({ count, noun, to }: { count: number; noun: string; to: string }) {
  return (
    <p className="mt-6 text-14">
      <Link to={to} className="link inline-block min-h-6">
        See all {wholeNumber(count)} {noun}
      </Link>
    </p>
  );
}

/** "25 of 1,000 are shown here" */
export const shownInWords = (shown: number, count: number): string =>
  `${wholeNumber(shown)} of ${wholeNumber(count)} are shown here`;

/** What is said of rows by name: "25 of 40 are shown here. Listed by name."; nothing of a single one. */
export const byNameInWords = (shown: number, count: number): string =>
  [shown < count && `${shownInWords(shown, count)}.`, count > 1 && 'Listed by name.']
    .filter(Boolean)
    .join(' ');
