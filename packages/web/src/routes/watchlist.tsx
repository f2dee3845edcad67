import { KeptFileSection } from '../features/kept/kept-file-section';
import { SavedSearches } from '../features/watchlist/saved-searches';
import { WatchlistView } from '../features/watchlist/watchlist-view';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

export default function WatchlistPage() {
  return (
    <>
      <PageMeta
        noindex
        title="Watchlist"
        description="The offers and searches you saved, with what has changed since you last looked. They are kept only in your browser."
      />
      <PageHead
        trail={[{ label: 'Watchlist' }]}
        title="Watchlist"
        lede="The offers and searches you saved, with what has changed since you last looked. They are kept only in your browser."
      />
      <div className="min-h-[70vh]">
        <WatchlistView>
          <SavedSearches>
            <KeptFileSection />
          </SavedSearches>
        </WatchlistView>
      </div>
    </>
  );
}
