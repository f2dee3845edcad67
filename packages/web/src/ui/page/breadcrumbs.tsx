import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';

export interface Crumb {
  label: string;
  /** Missing for the current page. */
  to?: string;
}

/** The path to this page; "Home" is added in front. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-2.5 text-13 text-muted">
      <ol className="flex flex-wrap gap-x-1.5">
        <li>
          <Link to={paths.home} className="hover:text-ink hover:underline">
            Home
          </Link>
        </li>
        {trail.map((crumb) => (
          <Fragment key={crumb.label}>
            <li aria-hidden="true">/</li>
            {/* The page's own name is whole in its title, right below. */}
            <li
              aria-current={crumb.to ? undefined : 'page'}
              className={crumb.to ? 'min-w-0' : 'min-w-0 truncate'}
            >
              {crumb.to ? (
                <Link to={crumb.to} className="hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
              ) : (
                crumb.label
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
