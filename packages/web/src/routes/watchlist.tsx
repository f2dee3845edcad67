import { WatchlistView } from '../features/watchlist/watchlist-view';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

export default function WatchlistPage() {
  return (
    <>
      <PageMeta
        noindex
        title="Watchlist"
        description="The offers you watch, kept in your browser and nowhere else, with what changed in each since you last looked: status, minimum, target return, term and dates."
      />
      <PageHead
        trail={[{ label: 'Watchlist' }]}
        title="Watchlist"
        lede="The offers you watch, with what changed since you last looked. The list is kept in your browser and nowhere else."
      />
      <div className="min-h-[70vh]">
        <WatchlistView />
      </div>
    </>
  );
}
