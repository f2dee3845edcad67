import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { clientOnly } from '../../lib/script/client-only';

const WatchCount = clientOnly(() => import('../../features/watchlist/watch-count'));

/** Leads to the watchlist, with the number of offers on it. */
export function WatchlistLink() {
  return (
    <Link
      to={paths.watchlist}
      className="relative flex size-11 items-center justify-center rounded-control text-muted hover:text-ink max-[22rem]:hidden"
    >
      <Bookmark aria-hidden="true" size={18} />
      <span className="sr-only">Watchlist</span>
      <WatchCount />
    </Link>
  );
}
