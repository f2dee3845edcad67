import { useWatchlist } from '../../lib/storage/use-watchlist';

/** How many offers the visitor watches; nothing for none. */
export default function WatchCount() {
  const count = useWatchlist().watched.length;
  if (count === 0) return null;
  return (
    <span className="absolute top-1 right-0 min-w-4.5 rounded-full bg-pine px-1 text-center text-12 leading-4.5 font-semibold text-paper">
      {count}
      <span className="sr-only"> {count === 1 ? 'offer' : 'offers'}</span>
    </span>
  );
}
