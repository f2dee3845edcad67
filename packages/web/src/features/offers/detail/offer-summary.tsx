import type { Offer, OfferCard } from '@tussock/core/offer/offer';
import { AIM_NOT_FORECAST, NOT_ADVICE, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { useSettings } from '../../../lib/use-settings';
import { OfferFacts } from '../../../ui/offer/offer-facts';
import { ClosingFact } from './closing';

/** The figures of an offer with their marks, its closing date, and who receives an enquiry. */
export function OfferSummary({
  offer,
  card,
  isTaking,
}: {
  offer: Offer;
  card: OfferCard;
  isTaking: boolean;
}) {
  const { name, operator } = useSettings();
  return (
    <div className="xl:mt-4 xl:rounded-card xl:border xl:border-line xl:bg-card xl:px-4 xl:py-1">
      <OfferFacts
        offer={{ ...card, sources: offer.sources }}
        large
        className="offer-summary border-t-0 border-b border-line pb-4 max-xl:pt-4 md:auto-cols-auto md:grid-flow-row md:grid-cols-3! xl:mt-0 [&_dd]:leading-tight xl:grid-cols-1! xl:border-0 xl:py-2.5"
      >
        <ClosingFact offer={offer} />
      </OfferFacts>
      <p className="mt-2.5 mb-2 text-13 text-muted xl:border-t xl:border-line xl:pt-2.5">
        <Link to={paths.wholesaleGuide} className="link">
          {WHOLESALE_ONLY}
        </Link>{' '}
        {AIM_NOT_FORECAST}{' '}
        <Link to={paths.disclaimer} className="link">
          {NOT_ADVICE}
        </Link>
      </p>
      <p className="no-print mb-2 text-13 text-muted">
        {isTaking ? 'Enquiries go' : 'Questions go'} to {operator?.legal_name ?? name}, which runs this
        directory. A provider receives yours only if you name it in the form.
      </p>
    </div>
  );
}
