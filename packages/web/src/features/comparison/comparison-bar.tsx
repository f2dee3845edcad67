import type { Offer } from '@tussock/core/offer/offer';
import { withNotice } from '@tussock/core/settings/with-notice';
import { FileDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { siteOrigin } from '../../lib/address/site-base';
import { downloadCsv } from '../../lib/download/download-csv';
import { situationOnly } from '../../lib/situation-only';
import { useSettings } from '../../lib/use-settings';
import { Button, ICON_ON_PHONE } from '../../ui/button';
import { CopyLink } from '../../ui/copy-link';
import { useReadOn } from '../../ui/page/use-read-on';
import { type CompareQuery, compareAddress } from './compare-query';
import { comparisonCsv } from './comparison-csv';
import type { Group } from './rows';

const ToSituationRows = situationOnly(() => import('./to-situation-rows'));

/**
 * The controls above the table: which rows to show, share, print, download. The choice of rows works without scripts.
 */
export function ComparisonBar({
  query,
  offers,
  groups,
  hidden,
  children,
}: {
  query: CompareQuery;
  offers: readonly Offer[];
  groups: readonly Group[];
  /** Rows left out because they are the same. */
  hidden: number;
  /** Actions that only one kind of comparison has. */
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const settings = useSettings();
  const note = withNotice(useReadOn(), settings);
  const change = (differencesOnly: boolean) =>
    navigate(compareAddress({ ...query, differencesOnly }), { replace: true, preventScrollReset: true });
  return (
    <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 md:gap-x-6 md:gap-y-3">
      {/* On a phone the way to what is left at a visitor's own rate, which comes later, needs the rest of the row. */}
      <div className="flex flex-wrap items-center gap-x-4 max-md:in-[html[data-situation]]:basis-full">
        {offers.length > 1 ? (
          <form method="get" autoComplete="off" className="flex min-h-9 flex-wrap items-center gap-x-3">
            {query.offers && <input type="hidden" name="offers" value={query.offers.join(',')} />}
            <label className="flex cursor-pointer items-center gap-2 font-semibold pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="show"
                value="differences"
                checked={query.differencesOnly}
                onChange={({ target }) => change(target.checked)}
                className="size-4.5"
              />
              Differences only
            </label>
            <button type="submit" className="font-semibold text-pine in-[html[data-js]]:hidden">
              Show
            </button>
            <span role="status" className="text-13 text-muted empty:-ms-3">
              {query.differencesOnly && leftOut(hidden)}
            </span>
          </form>
        ) : (
          <p className="text-14 text-muted in-[html:not([data-js])]:hidden">
            {query.offers
              ? 'A second offer would show where they differ.'
              : 'Add a second offer to see where they differ.'}
          </p>
        )}
        <ToSituationRows />
      </div>
      <div className="flex flex-wrap gap-2 in-[html:not([data-js])]:hidden">
        <CopyLink path={paths.comparison(offers)} label="Copy share link" iconOnPhone />
        <Button variant="outline" size="sm" className={ICON_ON_PHONE.button} onClick={() => window.print()}>
          <Printer aria-hidden="true" size={15} /> <span className={ICON_ON_PHONE.words}>Print</span>
        </Button>
        <Button
          variant="outline"
          size="sm"
          className={ICON_ON_PHONE.button}
          onClick={() =>
            downloadCsv(
              'comparison.csv',
              comparisonCsv(offers, groups, siteOrigin(), note, settings.exchange_rates),
            )
          }
        >
          <FileDown aria-hidden="true" size={15} /> <span className={ICON_ON_PHONE.words}>Download CSV</span>
        </Button>
        {children}
      </div>
    </div>
  );
}

function leftOut(lines: number): string {
  if (lines === 0) return 'Every line differs';
  return `${lines} ${lines === 1 ? 'line that is' : 'lines that are'} the same left out`;
}
