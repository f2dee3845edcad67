import { AIP_STATES, type AipState } from '@tussock/core/offer/aip-state';
import { factCheck } from '@tussock/core/offer/fact-check';
import type { OfferCard } from '@tussock/core/offer/offer';
import { SECONDARY_MARKET_TOOLTIP } from '@tussock/core/offer/secondary-market';
import { isOpen, NO_LONGER_LISTED } from '@tussock/core/offer/status';
import { markText } from '@tussock/core/source/mark';
import { situationOnly } from '../../lib/situation-only';
import { Badge, type BadgeSize, type BadgeTone } from '../badge';
import { useMarkOf } from '../source/use-mark-of';
import type { FigureOffer } from './offer-figure';

/** Open is blue, any other status grey. */
export function StatusBadge({ status, size }: { status: string; size?: BadgeSize | undefined }) {
  return (
    <Badge tone={isOpen({ status }) ? 'blue' : 'grey'} size={size}>
      {status}
    </Badge>
  );
}

const SECONDARY_MARKET = 'Secondary market';
const EXCLUSIVE = 'Exclusive';

/** Marks offers that buy existing shares from current shareholders. */
export function SecondaryMarketBadge({ size }: { size?: BadgeSize | undefined }) {
  return (
    <Badge tone="gold" title={SECONDARY_MARKET_TOOLTIP} size={size}>
      {SECONDARY_MARKET} <span className="sr-only">({SECONDARY_MARKET_TOOLTIP})</span>
    </Badge>
  );
}

type Listing = Partial<Pick<OfferCard, 'aip_category' | 'aip_listed_on'>>;

type BadgedOffer = FigureOffer &
  Listing & {
    status: string;
    is_aip_eligible: boolean;
    aip_state: AipState | null;
    is_secondary_market: boolean;
    is_exclusive?: boolean;
    /** Only an offer's own page can have one that has left the lists. */
    is_active?: boolean;
  };

const AIP_BADGES: Record<AipState, { tone: BadgeTone; text: string }> = {
  listed: { tone: 'pine', text: 'On the AIP list' },
  stated: { tone: 'grey', text: 'AIP eligible, as stated' },
  not_found: { tone: 'gold', text: 'AIP: not found on the list' },
};

/** How far eligibility for the Active Investor Plus visa is shown; its shape is the mark of that fact. */
function AipBadge({ offer, size }: { offer: BadgedOffer; size: BadgeSize | undefined }) {
  const markOf = useMarkOf();
  const state = aipStateOf(offer);
  if (state === null) return null;
  const { tone, text } = AIP_BADGES[state];
  const mark = markOf(factCheck(offer, 'is_aip_eligible'));
  return (
    <Badge tone={tone} title={`${AIP_STATES[state]}. ${markText(mark)}`} mark={mark.mark} size={size}>
      {isListed(offer) ? <AipWords offer={offer} words={text} fallback={text} /> : text}
    </Badge>
  );
}

/** Summaries of an older release have no state. */
const aipStateOf = ({ aip_state, is_aip_eligible }: BadgedOffer): AipState | null =>
  aip_state ?? (is_aip_eligible ? 'stated' : null);

const AipWords = situationOnly(() => import('./aip-words'));

/** Summaries have no category. */
const isListed = (offer: BadgedOffer): offer is BadgedOffer & Required<Listing> =>
  offer.aip_state === 'listed' && offer.aip_category != null && offer.aip_listed_on !== undefined;

/** The badges after the status in words, for a line that has no room for badges. */
export function badgeWords(offer: BadgedOffer): string[] {
  const aip = aipStateOf(offer);
  return [
    ...(aip ? [AIP_BADGES[aip].text] : []),
    ...(offer.is_secondary_market ? [SECONDARY_MARKET] : []),
    ...(offer.is_exclusive ? [EXCLUSIVE] : []),
  ];
}

/** The badges of an offer, its status first; the last one of an offer that has left the lists is no status of today. */
export function OfferBadges({ offer, size }: { offer: BadgedOffer; size?: BadgeSize }) {
  return (
    <>
      <StatusBadge status={offer.is_active === false ? NO_LONGER_LISTED : offer.status} size={size} />{' '}
      <AipBadge offer={offer} size={size} />{' '}
      {offer.is_secondary_market && <SecondaryMarketBadge size={size} />}{' '}
      {offer.is_exclusive && (
        <Badge tone="grey" size={size}>
          {EXCLUSIVE}
        </Badge>
      )}
    </>
  );
}
