import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import type { OfferCard } from '@tussock/core/offer/offer';
import { useCompared } from '../../lib/storage/use-comparison';
import { ToggleButton, type ToggleLook } from './toggle-button';

const FULL = {
  text: `You can compare up to ${COMPARISON_LIMIT} offers. Remove one first`,
  word: `Up to ${COMPARISON_LIMIT}`,
};

/** Adds an offer to the comparison or removes it. It refuses a fourth. */
export function CompareButton({
  offer,
  ...look
}: ToggleLook & { offer: Pick<OfferCard, 'id' | 'slug' | 'name'> }) {
  const { state, add, remove } = useCompared(offer);
  const compared = state === 'compared';
  return (
    <ToggleButton
      icon="columns"
      word={compared ? 'Comparing' : 'Compare'}
      about={offer.name}
      isPressed={compared}
      refusal={state === 'full' ? FULL : null}
      {...look}
      onPress={compared ? remove : add}
    />
  );
}
