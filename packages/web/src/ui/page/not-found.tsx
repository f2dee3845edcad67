import { paths } from '../../lib/address/paths';
import { PAGE_TITLE } from '../../lib/page-title';
import { ButtonLink } from '../button';
import { PageMeta } from './page-meta';

/** What a visitor sees where there is no page, or no such record. */
export function NotFound() {
  return (
    <div className="mx-auto max-w-xl py-16 text-center md:py-24">
      <PageMeta title="Page not found" description="There is no page at this address." noindex />
      <p className="text-13 font-semibold text-muted">404</p>
      <h1 id={PAGE_TITLE} className="mt-2 text-34 md:text-42">
        There is no page at this address
      </h1>
      <p className="mt-3 text-muted">
        The address may be mistyped, or the page may have been removed. Closed offers stay in the directory:
        search for the name.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.offers}>All offers</ButtonLink>
        <ButtonLink to={paths.search} variant="outline">
          Search
        </ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          Home
        </ButtonLink>
      </div>
    </div>
  );
}
