import { daysLeft, daysLeftText } from '@tussock/core/offer/closing';
import { FACTS } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { DOT } from '@tussock/core/text/dotted';
import { useToday } from '../../../lib/today';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';
import { Day } from '../../../ui/text/day';

/** The days left on the New Zealand date of the page, in words; null where no closing date is stated. */
function useDaysLeft(offer: Offer): string | null {
  const days = daysLeft(offer, useToday());
  return days === null ? null : daysLeftText(days);
}

/** "Closes 4 December 2026 · 12 days left", in the head of an offer that takes money now. */
export function ClosingLine({ offer }: { offer: Offer }) {
  const left = useDaysLeft(offer);
  if (left === null || offer.closes_on === null) return null;
  return (
    <span className="text-14">
      Closes <Day on={offer.closes_on} />
      <span className="text-muted">{DOT}</span>
      <strong className="font-semibold">{left}</strong>
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

/** When the offer closes, with the days left while it takes money, or when it closed. */
export function ClosingFact({ offer, isTaking }: { offer: Offer; isTaking: boolean }) {
  const marked = useMarkedFact();
  const left = useDaysLeft(offer);
  const name = offer.closed_on === null ? 'closes_on' : 'closed_on';
  return (
    <div>
      <dt>{FACTS[name].label}</dt>
      <dd className="figure">
        {marked(offer, name)}{' '}
        {isTaking && left !== null && (
          <span className="block text-13 font-normal text-muted">{left} by the New Zealand date</span>
        )}
      </dd>
    </div>
  );
}
