import { exactMoney, isStated } from '@tussock/core/money/money';
import type { Offer } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { breadcrumbData } from '../../components/content/structured-data';
import { PageHead } from '../../components/page-head';
import { PageMeta } from '../../components/page-meta';
import { RecordFoot } from '../../components/record-foot';
import { PartsNav, TermSection } from '../../components/term-section';
import { Callout } from '../../components/ui/callout';
import { useSettings } from '../site/use-settings';
import { useLockedOffer } from '../unlock/use-locked-offer';
import { OfferBadges } from './offer-badges';
import { OfferByline } from './offer-card';
import { offerData } from './offer-data';
import { OfferFacts } from './offer-facts';
import { OfferPageActions } from './offer-page-actions';
import { offerParts } from './offer-parts';

/** An offer, read like a term sheet. */
export function OfferDetail({ offer }: { offer: Offer }) {
  const settings = useSettings();
  const card = toCard(offer);
  const path = paths.offer(offer);
  const trail = [{ label: 'Offers', to: paths.offers }, { label: offer.name }];
  const parts = offerParts(offer, useLockedOffer(offer.is_exclusive ? offer.id : null));
  return (
    <>
      <PageMeta
        title={offer.name}
        description={describe(offer)}
        canonical={path}
        structuredData={
          offer.is_active ? [offerData(offer, settings), breadcrumbData(trail, path, settings)] : []
        }
        noindex={!offer.is_active}
      />
      <article>
        <PageHead
          trail={trail}
          title={offer.name}
          badges={<OfferBadges offer={offer} size="md" />}
          lede={offer.tagline}
          actions={<OfferPageActions offer={card} />}
        />
        {!offer.is_active && (
          <div className="mb-6">
            <Callout tone="caution" title="No longer listed">
              This offer has left the directory. What stands below is the last that was published, and may not
              hold any more.
            </Callout>
          </div>
        )}
        <OfferByline offer={card} />
        <OfferFacts offer={card} large className="mt-4 border-b pb-5" />
        <p className="mt-2.5 mb-4 text-13 text-muted">
          For wholesale investors only. A target is the provider’s aim and no forecast.{' '}
          <Link to={paths.disclaimer} className="link">
            Information, not advice
          </Link>
        </p>
        <PartsNav parts={parts} />
        {parts.map((part) => (
          <TermSection key={part.id} id={part.id} title={part.title} lede={part.lede}>
            {part.content}
          </TermSection>
        ))}
        <RecordFoot path={path} name={offer.name} />
      </article>
    </>
  );
}

/** Two sentences for search results: what it is, from whom, and from how much. */
function describe(offer: Offer): string {
  const what = [
    offer.asset_class?.name ?? 'Wholesale',
    'offer',
    offer.provider && `by ${offer.provider.name}`,
  ];
  const minimum = isStated(offer.minimum_investment)
    ? `, minimum ${exactMoney(offer.minimum_investment, offer.investment_currency)}`
    : '';
  const line = offer.tagline ? `${offer.tagline.replace(/[.\s]+$/, '')}. ` : '';
  return `${line}${what.filter(Boolean).join(' ')}${minimum}: ${offer.name}, with sources, fees and risks.`;
}
