import { DOT } from '@tussock/core/text/dotted';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { SearchAnswer } from '../../lib/queries/offer-list';
import { addressOfHit, HIT_KINDS, KIND_LABELS } from './hit-kinds';
import { SITE_PAGES_LABEL, type SitePage, sitePagesFor } from './site-pages';

/**
 * What the words ask for beside offers, above them: pages of the site, then the first hit of each kind, and how many more there
 * are beneath. On a phone each kind has one line.
 */
export function AlsoFound({ words, groups }: { words: string; groups: SearchAnswer['groups'] }) {
  const kinds = HIT_KINDS.filter((kind) => groups[kind].total > 0);
  const pages = sitePagesFor(words);
  if (kinds.length + pages.length === 0) return null;
  return (
    <section aria-labelledby="also-found" className="mb-4 gap-x-5 text-14 md:mb-6 md:flex md:items-baseline">
      <h2 id="also-found" className="font-sans text-14 font-semibold whitespace-nowrap max-md:sr-only">
        Also found
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
        {pages.length > 0 && (
          <li className="w-full min-w-0">
            <PageLinks pages={pages} />
          </li>
        )}
        {kinds.map((kind) => {
          const { total, hits } = groups[kind];
          const [first] = hits;
          return (
            <li
              key={kind}
              className="min-w-0 max-md:flex max-md:w-full max-md:gap-1 max-md:whitespace-nowrap"
            >
              <span className="text-muted">{KIND_LABELS[kind]}: </span>
              {first && (
                <Link
                  to={addressOfHit(first)}
                  className="link inline-block min-h-6 font-medium max-md:truncate"
                >
                  {first.title}
                </Link>
              )}
              {total > 1 && (
                <>
                  {' '}
                  <a href={`#found-${kind}`} className="link inline-block min-h-6 text-muted">
                    and {total - 1} more<span className="sr-only"> of {KIND_LABELS[kind].toLowerCase()}</span>
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The pages of the site that the words ask for, where the other hits come first too. */
export function PagesFound({ words }: { words: string }) {
  const pages = sitePagesFor(words);
  return (
    pages.length > 0 && (
      <p className="mb-6 text-14">
        <PageLinks pages={pages} />
      </p>
    )
  );
}

function PageLinks({ pages }: { pages: readonly SitePage[] }) {
  return (
    <>
      <span className="text-muted">{SITE_PAGES_LABEL}: </span>
      {pages.map(({ path, title }, at) => (
        <Fragment key={path}>
          {at > 0 && <span className="text-muted">{DOT}</span>}
          <Link to={path} className="link inline-block min-h-6 font-medium">
            {title}
          </Link>
        </Fragment>
      ))}
    </>
  );
}
