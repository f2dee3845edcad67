import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import type { OfferCard } from '@tussock/core/offer/offer';
import { Check, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useComparison } from '../../lib/storage/use-comparison';
import { buttonClass, ICON_ON_PHONE } from '../button';

const REFUSAL_SHOWN_MS = 3_000;

/** Adds an offer to the comparison or removes it. It refuses a fourth and says so. */
export function CompareButton({
  offer,
  iconOnly = false,
  iconOnPhone = false,
}: {
  offer: Pick<OfferCard, 'id' | 'slug' | 'name'>;
  iconOnly?: boolean;
  iconOnPhone?: boolean;
}) {
  const comparison = useComparison();
  const [refused, setRefused] = useState(false);
  const compared = comparison.has(offer.id);
  const full = !compared && !comparison.canAdd;
  const press = () => {
    if (compared) return comparison.remove(offer.id);
    if (!full) return comparison.add(offer);
    setRefused(true);
    setTimeout(() => setRefused(false), REFUSAL_SHOWN_MS);
  };
  const word = compared ? 'In comparison' : refused && full ? `${COMPARISON_LIMIT} at most` : 'Compare';
  const Icon = compared ? Check : Columns3;
  return (
    <>
      <button
        type="button"
        onClick={press}
        aria-pressed={compared}
        aria-disabled={full}
        title={
          full
            ? `At most ${COMPARISON_LIMIT} offers are compared; take one out first`
            : iconOnly
              ? word
              : undefined
        }
        className={buttonClass(
          compared ? 'selected' : 'outline',
          'sm',
          `${iconOnly ? 'px-2! pointer-coarse:min-w-11' : 'min-w-33'} ${full ? 'text-muted' : ''} ${iconOnPhone ? ICON_ON_PHONE.button : ''}`,
        )}
      >
        <Icon aria-hidden="true" size={15} />
        <span className={iconOnly ? 'sr-only' : iconOnPhone ? ICON_ON_PHONE.words : undefined}>{word}</span>
        <span className="sr-only"> {offer.name}</span>
      </button>
      {refused && full && (
        <span role="status" className="sr-only">
          At most {COMPARISON_LIMIT} offers are compared; take one out first.
        </span>
      )}
    </>
  );
}
