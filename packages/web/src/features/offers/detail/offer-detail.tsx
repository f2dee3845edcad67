import { addressOf } from '@tussock/core/identifier/identifier';
import { exactMoney, isStated } from '@tussock/core/money/money';
import type { Offer } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { SIMILAR_RULE } from '@tussock/core/offer/similar-offers';
import { canReachTarget, takesMoneyIn } from '@tussock/core/offer/status';
import { paths } from '../../../lib/address/paths';
import { asUnlocked } from '../../../lib/locked/as-unlocked';
import { useLockedOffer } from '../../../lib/locked/use-locked-offers';
import { situationOnly } from '../../../lib/situation-only';
import { useSettings } from '../../../lib/use-settings';
import { Callout } from '../../../ui/callout';
import { OpenReports } from '../../../ui/correction/own-corrections';
import { OfferBadges } from '../../../ui/offer/offer-badges';
import { OfferByline } from '../../../ui/offer/offer-card';
import { Ranges } from '../../../ui/offer/ranges';
import { PageHead } from '../../../ui/page/page-head';
import { PageMeta } from '../../../ui/page/page-meta';
import { RecordFoot } from '../../../ui/page/record-foot';
import { DaysLeft, NotTakingLine } from './closing';
import { ContentsMenu, ContentsRail } from './offer-contents';
import { OfferPageActions } from './offer-page-actions';
import { offerParts } from './offer-parts';
import { OfferSection } from './offer-section';
import { OfferSummary } from './offer-summary';
import { Similar } from './similar';
import { offerData } from './structured-data';

const AtMySituation = situationOnly(() => import('./at-my-situation'));

/** Room for what a situation shows, so that nothing moves when it arrives. */
const roomFor = ({ tax_structure }: Offer) =>
  tax_structure === 'pie'
    ? 'in-[html[data-situation]]:min-h-140 md:in-[html[data-situation]]:min-h-93'
    : 'in-[html[data-situation]]:min-h-90 md:in-[html[data-situation]]:min-h-51';

const SIMILAR = { id: 'similar', title: 'Similar offers', lede: SIMILAR_RULE };

/**
 * An offer, laid out like a term sheet. On a wide screen its contents stay in sight on the left, its figures and actions on the
 * right; on others the actions and the contents are a bar.
 */
export function OfferDetail({ offer }: { offer: Offer }) {
  const settings = useSettings();
  const card = toCard(offer);
  const path = paths.offer(offer);
  const trail = [{ label: 'Offers', to: paths.offers }, { label: offer.name }];
  const locked = useLockedOffer(offer.is_exclusive ? offer.id : null);
  const parts = offerParts(offer, locked);
  const nav = [...parts, SIMILAR];
  const isTaking = offer.is_active && takesMoneyIn(settings.open_statuses)(offer);
  return (
    <>
      <PageMeta
        title={offer.name}
        description={describe(offer)}
        canonical={path}
        pictured={path}
        structuredData={offer.is_active ? [offerData(offer, settings)] : []}
        trail={offer.is_active ? trail : undefined}
        noindex={!offer.is_active}
      />
      <article className="offer-page xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-x-12">
        <div className="min-w-0">
          <PageHead
            trail={trail}
            title={offer.name}
            badges={
              <>
                <OfferBadges offer={offer} size="md" />{' '}
                {isTaking ? (
                  <DaysLeft offer={offer} />
                ) : (
                  offer.is_active && <NotTakingLine similar={SIMILAR.id} />
                )}
              </>
            }
            lede={
              <>
                {offer.tagline}
                <span className="mt-2.5 block">
                  <OfferByline offer={card} />
                </span>
              </>
            }
          />
          {!offer.is_active && (
            <div className="mb-6">
              <Callout tone="caution" title="This offer has left the directory">
                Below is the last version we published. It may be out of date.
              </Callout>
            </div>
          )}
          <OpenReports kind="offer" record={offer} />
        </div>
        <div className="contents xl:sticky xl:top-24 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:block xl:-m-1 xl:max-h-[calc(100vh-7rem)] xl:self-start xl:overflow-y-auto xl:p-1">
          <div className="no-print sticky top-16 [@media(height<30rem)]:static z-20 -mx-[clamp(16px,4vw,32px)] flex flex-wrap items-center gap-1.5 sm:gap-2 border-b border-line bg-paper/95 px-[clamp(16px,4vw,32px)] py-2 [backdrop-filter:blur(8px)] xl:static xl:z-auto xl:mx-0 xl:mt-0 xl:grid xl:grid-cols-2 xl:border-0 xl:bg-transparent xl:p-0">
            <OfferPageActions offer={card} isTaking={isTaking} />
            <ContentsMenu parts={nav} />
          </div>
          <OfferSummary offer={offer} card={card} isTaking={isTaking} />
        </div>
        <div className="mt-6 min-w-0 gap-x-10 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] xl:mt-2 print:block!">
          <ContentsRail parts={nav} />
          <div className="offer-parts min-w-0 max-xl:[&_:is(a,button,summary,input,select)]:scroll-mt-20 [&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-0">
            {canReachTarget(offer) && (
              <div className={`in-[html[data-situation]]:mb-8 ${roomFor(offer)}`}>
                <AtMySituation offer={asUnlocked(offer, locked)} />
              </div>
            )}
            {parts.map(({ content, ...part }) => (
              <OfferSection key={part.id} {...part}>
                {content}
              </OfferSection>
            ))}
          </div>
        </div>
        <div className="min-w-0 xl:col-start-1">
          <OfferSection {...SIMILAR}>
            <Ranges of={{ offer: [addressOf(offer)] }} className="mb-8" />
            <Similar offer={offer} />
          </OfferSection>
          <RecordFoot kind="offer" record={offer} />
        </div>
      </article>
    </>
  );
}

/** For search results: the summary, then what it is, from whom, and from how much. */
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
  return `${line}${what.filter(Boolean).join(' ')}${minimum}.`;
}
