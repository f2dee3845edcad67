import { SECONDARY_MARKET_TOOLTIP } from '@tussock/core/offer/secondary-market';
import { isOpen } from '@tussock/core/offer/status';
import { Badge, type BadgeSize } from '../badge';

/** Open is blue, any other status grey (spec §4). */
export function StatusBadge({ status, size }: { status: string; size?: BadgeSize }) {
  return (
    <Badge tone={isOpen({ status }) ? 'blue' : 'grey'} {...(size && { size })}>
      {status}
    </Badge>
  );
}

/** Marks offers that buy existing shares from current shareholders. */
export function SecondaryMarketBadge({ size }: { size?: BadgeSize }) {
  return (
    <Badge tone="gold" title={SECONDARY_MARKET_TOOLTIP} {...(size && { size })}>
      Secondary market<span className="sr-only">: {SECONDARY_MARKET_TOOLTIP}</span>
    </Badge>
  );
}

interface Marked {
  status: string;
  is_aip_eligible: boolean;
  is_secondary_market: boolean;
  is_exclusive?: boolean;
}

/** The badges of an offer, its status first. */
export function OfferBadges({ offer, size }: { offer: Marked; size?: BadgeSize }) {
  const sized = size ? { size } : {};
  return (
    <>
      <StatusBadge status={offer.status} {...sized} />
      {offer.is_aip_eligible && (
        <Badge tone="pine" {...sized}>
          AIP eligible
        </Badge>
      )}
      {offer.is_secondary_market && <SecondaryMarketBadge {...sized} />}
      {offer.is_exclusive && (
        <Badge tone="grey" {...sized}>
          Exclusive
        </Badge>
      )}
    </>
  );
}
