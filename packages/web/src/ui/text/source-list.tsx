import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Day } from './day';
import type { TextSource } from './text-module';

/** The grades of confidence in words. */
export const CONFIDENCE: Record<TextSource['confidence'], string> = {
  H: 'Statute or agency page',
  M: 'Law firm, or several secondary sources that agree',
  L: 'One secondary source, or inferred; treat with care',
};

/** The numbered sources at the foot of a text. */
export function SourceList({ sources }: { sources: TextSource[] }) {
  return (
    <section aria-labelledby="sources" className="mt-14 border-t border-line pt-6 text-14">
      <h2 id="sources" className="text-21">
        Sources
      </h2>
      <p className="mt-1.5 text-muted">
        What each one is and when we last looked at it.{' '}
        <Link to={paths.methodology} className="link">
          How we grade sources
        </Link>
      </p>
      <ol className="mt-4 grid gap-3">
        {sources.map((source, place) => (
          <li
            key={source.id}
            id={`source-${place + 1}`}
            className="reached grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-badge"
          >
            <span className="font-semibold text-pine">{place + 1}</span>{' '}
            <span>
              {source.address ? (
                <a href={source.address} rel="nofollow noopener" className="link">
                  {source.title}
                </a>
              ) : (
                source.title
              )}{' '}
              <span className="block text-13 text-muted">
                {CONFIDENCE[source.confidence]}. Checked <Day on={source.checked_on} />.
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
