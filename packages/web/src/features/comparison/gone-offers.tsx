import { Link } from 'react-router-dom';
import type { GoneOffer } from '../../lib/queries/use-offers';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { removalText } from '../../ui/offer/removal-text';

/**
 * Offers that are not in the directory: of the visitor's own list, which had them, or of a link, which may be mistyped. Where a page says
 * why one left, or what was last known of it, its name leads there.
 */
export function GoneOffers({
  offers,
  onRemove,
}: {
  offers: readonly (GoneOffer & { name: string })[];
  onRemove?: (id: string) => void;
}) {
  if (offers.length === 0) return null;
  return (
    <div className="mb-5">
      <Callout tone="caution" title={onRemove ? 'No longer listed' : 'Not in the directory'}>
        <ul>
          {offers.map(({ identifier, name, page, removal }) => (
            <li
              key={identifier}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-0.5"
            >
              <span className="min-w-0 break-words">
                {page ? (
                  <Link to={page} className="link font-serif text-17">
                    {name}
                  </Link>
                ) : (
                  <span className="font-serif text-17">{name}</span>
                )}{' '}
                {onRemove || page
                  ? 'has left the directory.'
                  : 'was removed, or the link misspells its name.'}
                {removal && (
                  <span className="block whitespace-pre-line text-14 text-muted">
                    {removalText({ removal })}
                  </span>
                )}
              </span>
              {onRemove && (
                <Button variant="outline" size="sm" className="no-print" onClick={() => onRemove(identifier)}>
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
