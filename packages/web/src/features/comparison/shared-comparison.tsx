import { capitalised } from '@tussock/core/text/in-sentence';
import { listed } from '@tussock/core/text/listed';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { focusPage } from '../../lib/focus/focus-page';
import { useOffers } from '../../lib/queries/use-offers';
import { useComparison } from '../../lib/storage/use-comparison';
import { Button, ButtonLink } from '../../ui/button';
import { LinkNotice } from '../../ui/calculation/link-notice';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { type CompareQuery, compareAddress } from './compare-query';
import { ComparisonView } from './comparison-view';
import { GoneOffers } from './gone-offers';

/** The offers that a link names. The visitor's own list changes only when the visitor keeps them. */
export function SharedComparison({ offers, query }: { offers: string[]; query: CompareQuery }) {
  const own = useComparison();
  const read = useOffers(offers);
  const navigate = useNavigate();
  const keep = () => {
    own.replace(read.offers);
    navigate(paths.compare);
    focusPage();
  };
  // What is on its way, or could not be read, would be left out of the list.
  const isWhole = !read.loading && !read.failed;
  const isKept = isWhole && sameOffers(own.offers, read.offers);
  const gone = read.gone.map((one) => ({ ...one, name: one.name ?? nameOf(one.identifier) }));
  return (
    <>
      <PageMeta
        title={read.offers.length > 1 ? `Compare ${read.offers.length} offers` : 'Compare offers'}
        description={`${listed(read.offers.map(({ name }) => name)) || 'Wholesale investment offers'}, side by side: minimum, target return, term, fees and who is behind them.`}
        canonical={compareAddress({ offers, differencesOnly: false })}
        noindex
      />
      <PageHead
        trail={[{ label: 'Compare', to: paths.compare }, { label: 'Shared comparison' }]}
        title="Compare offers"
        lede="A comparison shared by a link. It shows what the directory says today and leaves your own list as it is."
        actions={
          read.offers.length > 0 && (
            <div className="flex flex-wrap items-center gap-2 in-[html:not([data-js])]:hidden">
              {isKept && (
                <p className="min-w-[min(13rem,100vw-2rem)] text-14 text-muted">The same as your own list</p>
              )}
              {isWhole && !isKept && (
                <Button onClick={keep} className="min-w-[min(13rem,100vw-2rem)]">
                  {read.offers.length === 1 ? 'Keep this offer' : 'Keep these'}
                  {own.offers.length > 0 && ' instead of mine'}
                </Button>
              )}
              <ButtonLink to={paths.compare} variant="outline">
                My own list
              </ButtonLink>
            </div>
          )
        }
      />
      <div className="min-h-[70vh]">
        {!read.loading && (
          <LinkNotice link={{ used: read.offers.map(({ name }) => name), unused: query.unused }} />
        )}
        <ComparisonView query={query} read={read} gone={<GoneOffers offers={gone} />} />
        {read.offers.length === 0 && !read.loading && !read.failed && (
          <ButtonLink to={paths.offers}>See all offers</ButtonLink>
        )}
      </div>
    </>
  );
}

/** Whether two lists have the same offers, in any order. */
const sameOffers = (one: readonly { id: string }[], other: readonly { id: string }[]) =>
  one.length === other.length && other.every(({ id }) => one.some((each) => each.id === id));

/** A name made from a slug; an id gives "An offer". */
function nameOf(identifier: string): string {
  if (/^[0-9a-f]{8}-/.test(identifier)) return 'An offer';
  return capitalised(identifier.replaceAll('-', ' '));
}
