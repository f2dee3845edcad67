import { FACTS, factText } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { formatReturnRange, highestReturn, returnUnit } from '@tussock/core/offer/return-range';
import { canReachTarget } from '@tussock/core/offer/status';
import type { Card, CardFigure } from '../card';

/** An offer: who makes it, its status and its four figures. Nothing here is ever locked. */
export function offerCard(offer: Offer): Card {
  return {
    kind: [offer.asset_class?.name, offer.is_active ? offer.status : 'No longer listed']
      .filter(Boolean)
      .join(' · '),
    asset_class: offer.asset_class?.slug ?? null,
    name: offer.name,
    byline: offer.provider && `by ${offer.provider.name}`,
    figures: [
      { label: FACTS.minimum_investment.label, ...minimum(offer) },
      { label: FACTS.target_return.label, ...target(offer) },
      fact(offer, 'term'),
      fact(offer, canReachTarget(offer) ? 'distribution' : 'outcome_return'),
    ],
    note: 'For wholesale investors only. A target is an aim, not a forecast.',
  };
}

function minimum(offer: Offer): Omit<CardFigure, 'label'> {
  const short = FACTS.minimum_investment.short(offer);
  if (short === null) return { value: factText(offer, 'minimum_investment') };
  const at = short.lastIndexOf(' ');
  return { value: short.slice(0, at), unit: short.slice(at + 1) };
}

function target(offer: Offer): Omit<CardFigure, 'label'> {
  const text = formatReturnRange(offer);
  if (highestReturn(offer) === null) return { value: text };
  const unit = returnUnit(offer);
  return { value: text.slice(0, text.length - unit.length).trim(), unit };
}

const fact = (offer: Offer, name: 'term' | 'distribution' | 'outcome_return'): CardFigure => ({
  label: FACTS[name].label,
  value: factText(offer, name),
});
