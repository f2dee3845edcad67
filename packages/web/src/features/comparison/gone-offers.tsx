import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';

/** Offers that are not in the directory: of the visitor's own list, which had them, or of a link, which may be mistyped. */
export function GoneOffers({
  offers,
  onRemove,
}: {
  offers: readonly { id: string; name: string }[];
  onRemove?: (id: string) => void;
}) {
  if (offers.length === 0) return null;
  return (
    <div className="mb-5">
      <Callout tone="caution" title={onRemove ? 'No longer listed' : 'Not in the directory'}>
        <ul>
          {offers.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-0.5">
              <span>
                <span className="font-serif text-17">{name}</span>{' '}
                {onRemove ? 'has left the directory.' : 'was removed, or the link misspells its name.'}
              </span>
              {onRemove && (
                <Button variant="outline" size="sm" className="no-print" onClick={() => onRemove(id)}>
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
