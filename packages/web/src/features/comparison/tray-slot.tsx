import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useComparison } from '../../lib/storage/use-comparison';
import { useWatchlist } from '../../lib/storage/use-watchlist';
import { ListNotice } from '../../ui/list-notice';
import { parseCompareQuery } from './compare-query';
import { Tray, TrayFrame } from './tray';

/**
 * The comparison tray, once something is in it; loaded before, so that it is there at once. It is not shown under /unlock and on
 * the visitor's own comparison. A watchlist that the browser does not store is said here, since the button of an offer has no room for it.
 */
export default function TraySlot() {
  const { pathname, search } = useLocation();
  const { offers } = useComparison();
  const { watched, saved } = useWatchlist();
  const isComparison =
    pathname === paths.compare && parseCompareQuery(new URLSearchParams(search)).offers === null;
  if (pathname.startsWith(paths.unlock)) return null;
  // The page of the watchlist says it itself.
  const notice = watched.length > 0 && !saved && pathname !== paths.watchlist && (
    <ListNotice list={{ saved, lost: false }} what="your watchlist" />
  );
  if (offers.length > 0 && !isComparison) return <Tray notice={notice} />;
  return notice && <TrayFrame label="Watchlist">{notice}</TrayFrame>;
}
