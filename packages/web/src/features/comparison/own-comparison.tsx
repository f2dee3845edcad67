import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import type { OfferCard } from '@tussock/core/offer/offer';
import clsx from 'clsx';
import { Columns3 } from 'lucide-react';
import { paths } from '../../lib/address/paths';
import { focusPage } from '../../lib/focus/focus-page';
import { useOffers } from '../../lib/queries/use-offers';
import { clientOnly } from '../../lib/script/client-only';
import { useComparison } from '../../lib/storage/use-comparison';
import { Button, ButtonLink } from '../../ui/button';
import { LinkNotice } from '../../ui/calculation/link-notice';
import { ListNotice } from '../../ui/list-notice';
import { PageHead } from '../../ui/page/page-head';
import { Skeleton } from '../../ui/skeleton';
import type { AddOfferProps } from './add-offer';
import type { CompareQuery } from './compare-query';
import { ComparisonView } from './comparison-view';
import { GoneOffers } from './gone-offers';

/** The own list, and with it whether there is room, is known to the browser alone. */
const AddOffer = clientOnly<AddOfferProps>(() => import('./add-offer'));

const ROOM_TO_ADD = <div className="no-print my-5 h-10 first:mt-0 pointer-coarse:h-11" />;
const ROOM_TO_FIND = <div className="no-print h-10 pointer-coarse:h-11" />;

/** The visitor's own list, which is known once the page has hydrated. */
export function OwnComparison({ query }: { query: CompareQuery }) {
  const comparison = useComparison();
  const isEmpty = comparison.restored && comparison.offers.length === 0;
  const read = useOffers(comparison.offers.map(({ id }) => id));
  const gone = read.gone.map((one) => ({
    ...one,
    name: comparison.offers.find(({ id }) => id === one.identifier)?.name ?? one.name ?? 'An offer',
  }));
  const clear = () => {
    comparison.clear();
    focusPage();
  };
  const removeGone = (id: string) => {
    comparison.remove(id);
    focusPage();
  };
  /** The table goes with the last one. */
  const remove = (id: string) => {
    comparison.remove(id);
    if (comparison.offers.length === 1) focusPage();
  };
  /** With the last one there is no room for another, and the field for it goes. */
  const add = (offer: OfferCard) => {
    comparison.add(offer);
    if (comparison.offers.length === COMPARISON_LIMIT - 1) focusPage();
  };
  return (
    <>
      <PageHead
        trail={[{ label: 'Compare' }]}
        title="Compare offers"
        lede={`Compare up to ${COMPARISON_LIMIT} offers, line by line: minimums, targets, terms, fees, structures and who is behind them. The list is kept only in your browser.`}
      />
      <div className="min-h-[70vh]">
        <LinkNotice link={{ used: [], unused: query.unused }} />
        {!comparison.restored && (
          <>
            <Skeleton className="h-[70vh] in-[html:not([data-js])]:hidden" />
            <p className="max-w-[62ch] in-[html[data-js]]:hidden">
              Your own list needs JavaScript, which is off, did not load or is too new for this browser. A
              comparison that someone shared with you opens without it.
            </p>
          </>
        )}
        <ListNotice list={comparison} className="mb-4" />
        <div className={clsx(isEmpty && 'rounded-card border border-line bg-card px-4 py-10 md:px-6')}>
          {isEmpty && <Empty />}
          {comparison.restored && comparison.canAdd && (
            <AddOffer
              compared={comparison.offers}
              onAdd={add}
              fallback={isEmpty ? ROOM_TO_FIND : ROOM_TO_ADD}
            />
          )}
          {isEmpty && <ElsewhereToFind />}
        </div>
        {comparison.offers.length > 0 && (
          <ComparisonView
            query={query}
            read={read}
            gone={<GoneOffers offers={gone} onRemove={removeGone} />}
            onRemove={({ id }) => remove(id)}
            actions={
              <Button variant="quiet" size="sm" onClick={clear}>
                Clear
              </Button>
            }
          />
        )}
      </div>
    </>
  );
}

function Empty() {
  return (
    <div className="mb-4 text-center">
      <Columns3 aria-hidden="true" size={26} className="mx-auto text-pine" />
      <h2 className="mt-3 text-21">Nothing to compare yet</h2>
      <p className="mx-auto mt-1.5 max-w-[52ch] text-balance text-muted">
        Find an offer by its name, or press Compare on its page.
      </p>
    </div>
  );
}

function ElsewhereToFind() {
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2">
      <ButtonLink to={paths.offers}>See all offers</ButtonLink>
      <ButtonLink to={paths.watchlist} variant="outline">
        Your watchlist
      </ButtonLink>
    </div>
  );
}
