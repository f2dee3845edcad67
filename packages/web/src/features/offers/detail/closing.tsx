import { daysLeft, daysLeftText } from '@tussock/core/offer/closing';
import { FACTS } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { DOT } from '@tussock/core/text/dotted';
import { useToday } from '../../../lib/today';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';

/**
 * "12 days left by the New Zealand date", in the head of an offer that takes money now: where the reader is, it may be another day. The
 * date itself is among the figures.
 */
export function DaysLeft({ offer }: { offer: Offer }) {
  const days = daysLeft(offer, useToday());
  if (days === null) return null;
  return (
    <span className="text-14">
      <strong className="font-semibold">{daysLeftText(days)}</strong>
      {days >= 0 && <span className="text-muted"> by the New Zealand date</span>}
    </span>
  );
}

/** In the head of an offer that takes no money now: whoever comes for such an offer finds others without reading this one to its end. */
export function NotTakingLine({ similar }: { similar: string }) {
  return (
    <span className="text-14">
      <strong className="font-semibold">Not taking money now</strong>
      <span className="no-print">
        <span className="text-muted">{DOT}</span>
        <a href={`#${similar}`} className="link inline-block min-h-6">
          Similar offers
        </a>
      </span>
    </span>
  );
}

/** When the offer closes, or when it closed. */
export function ClosingFact({ offer }: { offer: Offer }) {
  const marked = useMarkedFact();
  const name = offer.closed_on === null ? 'closes_on' : 'closed_on';
  return (
    <div>
      <dt>{FACTS[name].label}</dt>
      <dd className="figure">{marked(offer, name)}</dd>
    </div>
  );
}
