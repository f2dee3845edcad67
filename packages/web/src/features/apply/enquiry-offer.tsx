import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { focusPage } from '../../lib/focus/focus-page';
import { useSettings } from '../../lib/use-settings';
import { fieldId } from '../../ui/form/field-id';

/** The offer that an enquiry is about. */
export interface EnquiryOffer extends Pick<Offer, 'id' | 'slug' | 'name' | 'status' | 'is_active'> {
  /** Its provider, by slug, or by id where it has none. */
  provider: { id: string; name: string } | null;
  /** Slug of its asset class. */
  asset_class: string | null;
}

export const enquiryOffer = (offer: Offer): EnquiryOffer => ({
  id: offer.id,
  slug: offer.slug,
  name: offer.name,
  status: offer.status,
  is_active: offer.is_active,
  provider: offer.provider && { id: addressOf(offer.provider), name: offer.provider.name },
  asset_class: offer.asset_class?.slug ?? null,
});

/** Says which offer the enquiry is about and who receives it, with a way to ask about none in particular. */
export function OfferCard({ offer, error }: { offer: EnquiryOffer; error: string | undefined }) {
  const { name, operator, open_statuses } = useSettings();
  const isTaking = offer.is_active && takesMoneyIn(open_statuses)(offer);
  return (
    <div className="mb-7 rounded-card border border-line bg-card px-5 py-4">
      <p className="text-13 text-muted">{isTaking ? 'Your enquiry is about' : 'Your question is about'}</p>
      <p className="font-serif text-17">
        <Link to={paths.offer(offer)} className="link">
          {offer.name}
        </Link>
      </p>
      {!isTaking && <p className="mt-1 text-14">This offer does not take money now.</p>}
      <p className="mt-2 text-14">
        It goes to {operator ? `${operator.legal_name}, which runs ${name}` : name}.{' '}
        {offer.provider &&
          `${offer.provider.name}, the provider, receives it only if you tick its name in step 3.`}
      </p>
      {error && <p className="mt-2 text-14 font-semibold text-red">{error}</p>}
      <p className="mt-2 text-13">
        {/* It goes with the offer. */}
        <Link id={fieldId('offer_id')} to={paths.apply} onClick={focusPage} className="link">
          Make a general enquiry instead
        </Link>
      </p>
    </div>
  );
}
