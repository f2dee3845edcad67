import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';

/** Offers of the list that have left the directory, by their last known names. */
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
      <Callout tone="caution" title="No longer listed">
        <ul>
          {offers.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-0.5">
              <span>
                <span className="font-serif text-17">{name}</span>{' '}
                {onRemove
                  ? 'has left the directory.'
                  : 'is not in the directory: it was removed, or the link has another name.'}
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
