import { derivedColumns } from '@tussock/core/offer/derived-fact';
import { FACTS, type FactName, factText } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { NO_LONGER_LISTED, showsOutcome } from '@tussock/core/offer/status';
import { AIM_NOT_FORECAST, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import type { Card } from '../card';
import { figure } from './figure';

/** An offer: who makes it, its status and its four figures. None of them is ever locked. */
export function offerCard(offer: Offer): Card {
  const fact = (name: FactName) =>
    figure(
      derivedColumns(offer, name).length > 0 ? `${FACTS[name].label}, derived` : FACTS[name].label,
      FACTS[name].short(offer) ?? factText(offer, name),
    );
  return {
    kind: [offer.asset_class?.name, offer.is_active ? offer.status : NO_LONGER_LISTED]
      .filter(Boolean)
      .join(' · '),
    asset_class: offer.asset_class?.slug ?? null,
    name: offer.name,
    byline: offer.provider && `by ${offer.provider.name}`,
    figures: [
      fact('minimum_investment'),
      fact('target_return'),
      fact('term'),
      fact(showsOutcome(offer) ? 'outcome_return' : 'distribution'),
    ],
    note: `${WHOLESALE_ONLY} ${AIM_NOT_FORECAST}`,
  };
}
