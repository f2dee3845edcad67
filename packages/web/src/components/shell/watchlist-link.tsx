import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useWatchlist } from '../../features/watchlist/use-watchlist';

/** Leads to the watchlist, with the number of offers on it. */
export function WatchlistLink() {
  const count = useWatchlist().watched.length;
  return (
    <Link
      to={paths.watchlist}
      className="relative flex size-11 items-center justify-center rounded-control text-muted hover:text-ink max-[30rem]:hidden"
    >
      <Bookmark aria-hidden="true" size={18} />
      <span className="sr-only">Watchlist</span>
      {count > 0 && (
        <span className="absolute top-1 right-0 min-w-4.5 rounded-full bg-pine px-1 text-center text-12 leading-4.5 font-semibold text-paper">
          {count}
          <span className="sr-only"> {count === 1 ? 'offer' : 'offers'}</span>
        </span>
      )}
    </Link>
  );
}
