import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import type { OfferCard } from '@tussock/core/offer/offer';
import { useState } from 'react';
import { useCompared } from '../../lib/storage/use-comparison';
import { ToggleButton, type ToggleLook } from './toggle-button';

const REFUSAL_SHOWN_MS = 3_000;
const REFUSAL = `You can compare up to ${COMPARISON_LIMIT} offers. Remove one first`;

/** Adds an offer to the comparison or removes it. It refuses a fourth and says so. */
export function CompareButton({
  offer,
  ...look
}: ToggleLook & { offer: Pick<OfferCard, 'id' | 'slug' | 'name'> }) {
  const { state, add, remove } = useCompared(offer);
  const [refused, setRefused] = useState(false);
  const compared = state === 'compared';
  const full = state === 'full';
  const press = () => {
    if (compared) return remove();
    if (!full) return add();
    setRefused(true);
    setTimeout(() => setRefused(false), REFUSAL_SHOWN_MS);
  };
  return (
    <>
      <ToggleButton
        icon="columns"
        word={compared ? 'Comparing' : refused && full ? `Up to ${COMPARISON_LIMIT}` : 'Compare'}
        about={offer.name}
        isPressed={compared}
        refusal={full ? REFUSAL : null}
        {...look}
        onPress={press}
      />
      {refused && full && (
        <span role="status" className="sr-only">
          {REFUSAL}.
        </span>
      )}
    </>
  );
}
