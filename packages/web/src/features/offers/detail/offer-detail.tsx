import { exactMoney, isStated } from '@tussock/core/money/money';
import type { Offer } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { canReachTarget } from '@tussock/core/offer/status';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { situationOnly } from '../../../lib/situation-only';
import { useSettings } from '../../../lib/use-settings';
import { Callout } from '../../../ui/callout';
import { OfferBadges } from '../../../ui/offer/offer-badges';
import { OfferByline } from '../../../ui/offer/offer-card';
import { OfferFacts } from '../../../ui/offer/offer-facts';
import { PageHead } from '../../../ui/page/page-head';
import { PageMeta } from '../../../ui/page/page-meta';
import { RecordFoot } from '../../../ui/page/record-foot';
import { breadcrumbData } from '../../../ui/page/structured-data';
import { PartsNav, TermSection } from '../../../ui/page/term-section';
import { OfferPageActions } from './offer-page-actions';
import { offerParts } from './offer-parts';
import { offerData } from './structured-data';
import { useLockedOffer } from './use-locked-offer';

const AtMySituation = situationOnly(() => import('./at-my-situation'));

/** Room for what a situation shows, so that nothing moves when it arrives. */
const roomFor = ({ tax_structure }: Offer) =>
  tax_structure === 'pie'
    ? 'in-[html[data-situation]]:min-h-140 md:in-[html[data-situation]]:min-h-83'
    : 'in-[html[data-situation]]:min-h-90 md:in-[html[data-situation]]:min-h-41';

/** An offer, laid out like a term sheet. */
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
        pictured={path}
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
        <OfferFacts offer={{ ...card, sources: offer.sources }} large className="mt-4 border-b pb-5" />
        {canReachTarget(offer) && (
          <div className={`in-[html[data-situation]]:mt-4 ${roomFor(offer)}`}>
            <AtMySituation offer={offer} />
          </div>
        )}
        <p className="mt-2.5 mb-4 text-13 text-muted">
          For wholesale investors only. A target is the provider’s aim, not a forecast.{' '}
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
        <RecordFoot kind="offer" record={offer} />
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
  return `${line}${what.filter(Boolean).join(' ')}${minimum}: ${offer.name}, with terms, fees and risks.`;
}
