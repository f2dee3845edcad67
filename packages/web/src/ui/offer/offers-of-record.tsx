import { addressOf } from '@tussock/core/identifier/identifier';
import type { OfferSummary } from '@tussock/core/offer/offer-summary';
import { isOpen, takesMoneyIn } from '@tussock/core/offer/status';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { SeeAll, shownInWords } from '../page/see-all';
import { TermSection } from '../page/term-section';
import { OfferSummaries } from './offer-summaries';
import { OpenMeaning } from './open-meaning';

interface OffersOf {
  id: string;
  slug: string | null;
  /** All of them, or the first. */
  offers: readonly OfferSummary[];
  offer_count: number;
  open_offer_count: number;
}

/** The first offers of a provider or a fund, with links to the list that has them all. */
export function OffersOfRecord({ kind, record }: { kind: 'provider' | 'fund'; record: OffersOf }) {
  const { offers, offer_count: count } = record;
  const all = `${paths.offers}?${kind}=${addressOf(record)}`;
  const isCut = offers.length < count;
  const takesMoney = takesMoneyIn(useSettings().open_statuses);
  // What takes money now is listed first.
  const hasOtherTaking = offers.some((offer) => takesMoney(offer) && !isOpen(offer));
  const lede = count > 0 && (
    <>
      {offersInWords(record)}
      {isCut && `. ${shownInWords(offers.length, count)}`}
      {count > 1 && (
        <>
          . {orderInWords(offers.map(takesMoney), isCut)}.{' '}
          <Link to={all} className="link">
            {isCut ? `Filter and sort all ${wholeNumber(count)}` : 'Filter and sort them'}
          </Link>
        </>
      )}
      {hasOtherTaking && ' '}
      {hasOtherTaking && (
        <span className="mt-1 block text-13">
          <OpenMeaning />
        </span>
      )}
    </>
  );
  return (
    <TermSection id="offers" title="Offers" lede={lede}>
      {offers.length > 0 ? (
        <OfferSummaries offers={offers} />
      ) : (
        <p className="text-muted">No offer of this {kind} is listed at present.</p>
      )}
      {isCut && <SeeAll count={count} noun="offers" to={all} />}
    </TermSection>
  );
}

/** The order of the API, as each list says its own. */
const orderInWords = (taking: readonly boolean[], isCut: boolean): string =>
  taking[0] && (isCut || taking.includes(false))
    ? 'Newest first, those that take money now before the others'
    : 'Newest first';

/** "3 open of 7 listed", "none listed". */
export const offersInWords = ({
  open_offer_count,
  offer_count,
}: Pick<OffersOf, 'open_offer_count' | 'offer_count'>): string =>
  offer_count > 0
    ? `${wholeNumber(open_offer_count)} open of ${wholeNumber(offer_count)} listed`
    : 'none listed';
