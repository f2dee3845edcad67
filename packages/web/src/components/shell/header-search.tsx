import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';

/** Leads to the search page. */
export function HeaderSearch() {
  return (
    <Link
      to={paths.search}
      className="flex size-11 max-[22rem]:hidden items-center justify-center gap-2 rounded-control text-muted hover:text-ink lg:h-10 lg:w-auto lg:border lg:border-control/60 lg:bg-card lg:px-3.5 lg:text-14 lg:font-semibold lg:text-ink"
    >
      <Search aria-hidden="true" size={18} className="lg:hidden" />
      <span className="max-lg:sr-only">Search</span>
    </Link>
  );
}
