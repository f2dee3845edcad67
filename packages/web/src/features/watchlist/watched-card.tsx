import type { OfferCard as OfferCardData } from '@tussock/core/offer/offer';
import { formatDate } from '@tussock/core/text/format-date';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GoneOffer } from '../../lib/queries/use-offers';
import { situationOnly } from '../../lib/situation-only';
import { Button } from '../../ui/button';
import { CompareButton } from '../../ui/offer/compare-button';
import { OfferCard } from '../../ui/offer/offer-card';
import { removalText } from '../../ui/offer/removal-text';
import { hasChanged, type WatchedOffer } from './watched-offers';

const OwnLeft = situationOnly(() => import('./own-left'));
/** Room for the line while it loads, for visitors who have a situation. */
const ROOM = <span className="hidden h-11 in-[html[data-situation]]:block" />;

/** A watched offer: what changed since the visitor last looked, then the offer as in any list. */
export function WatchedCard({
  entry,
  onSeen,
  onRemove,
}: {
  entry: WatchedOffer;
  onSeen: (offer: OfferCardData) => void;
  onRemove: () => void;
}) {
  const { watched, offer, whole, gone } = entry;
  const removal = (
    <Button variant="outline" size="sm" onClick={onRemove}>
      <X aria-hidden="true" size={15} /> Remove<span className="sr-only"> {(offer ?? watched).name}</span>
    </Button>
  );
  if (!offer)
    return (
      <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-4 md:px-6">
        <div className="min-w-0">
          <h2 className="text-21">{watched.name}</h2>
          <p className="whitespace-pre-line break-words text-14 text-muted">
            {gone ? `No longer listed${whyGone(gone)}` : 'Could not be loaded just now.'}
            {gone?.page && gone.isKnown && (
              <>
                {' '}
                <Link to={gone.page} className="link inline-block min-h-6">
                  What was last known<span className="sr-only"> of {watched.name}</span>
                </Link>
              </>
            )}
          </p>
        </div>
        {removal}
      </article>
    );
  return (
    <>
      {hasChanged(entry) && <Changes of={entry} name={offer.name} onSeen={() => onSeen(offer)} />}
      <OfferCard
        offer={offer}
        heading="h2"
        below={
          <>
            {whole && <OwnLeft offer={whole} fallback={ROOM} />}
            {watched.watched_on && (
              <p className="mt-2 text-13 text-muted">Saved on {formatDate(watched.watched_on)}</p>
            )}
          </>
        }
        actions={
          <div className="actions">
            <CompareButton offer={offer} iconOnPhone />
            {removal}
          </div>
        }
      />
    </>
  );
}

function whyGone(gone: GoneOffer): string {
  const text = removalText(gone);
  return text ? `. ${text}` : ': it has left the directory.';
}

function Changes({
  of: { changes, further },
  name,
  onSeen,
}: {
  of: WatchedOffer;
  name: string;
  onSeen: () => void;
}) {
  return (
    <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border-l-3 border-gold bg-gold-soft px-4 py-2.5 text-14 md:px-6">
      <div>
        <p className="font-semibold text-gold">Changed since you last looked</p>
        <ul>
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              {label} <span className="line-through decoration-control">{before}</span>{' '}
              <span aria-hidden="true">→</span>
              <span className="sr-only">is now</span> <span className="font-semibold">{after}</span>
            </li>
          ))}
          {further.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <Button variant="outline" size="sm" className="no-print" onClick={onSeen}>
        <Check aria-hidden="true" size={15} /> Mark as seen<span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
