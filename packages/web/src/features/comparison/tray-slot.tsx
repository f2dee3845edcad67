import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useComparison } from '../../lib/storage/use-comparison';
import { parseCompareQuery } from './compare-query';
import { Tray } from './tray';

/**
 * The comparison tray, once something is in it; loaded before, so that it is there at once. It is not shown under /unlock and on
 * the visitor's own comparison.
 */
export default function TraySlot() {
  const { pathname, search } = useLocation();
  const { offers } = useComparison();
  const isComparison =
    pathname === paths.compare && parseCompareQuery(new URLSearchParams(search)).offers === null;
  if (offers.length === 0 || isComparison || pathname.startsWith(paths.unlock)) return null;
  return <Tray />;
}
