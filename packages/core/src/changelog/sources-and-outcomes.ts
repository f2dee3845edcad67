import type { Assembled } from '../directory/assemble';
import { hasEnded } from '../offer/status';
import { compareText } from '../text/fold';
import type { Changelog, ListedSource, OfferOutcome } from './changelog';

/** The sources and outcomes of a release, from what everyone may read of it. */
export function sourcesAndOutcomes({
  offers,
  funds,
}: Pick<Assembled, 'offers' | 'funds'>): Omit<Changelog, 'changes'> {
  const listed = offers.filter((offer) => offer.is_active);
  return {
    ledger: [
      ...listed.flatMap((offer) => listedSources('offer', offer)),
      ...funds.flatMap((fund) => listedSources('fund', fund)),
    ].sort((a, b) => compareText(b.checked_on, a.checked_on) || compareText(a.about.name, b.about.name)),
    outcomes: listed.flatMap(outcomeOf).sort((a, b) => compareText(b.closed_on ?? '', a.closed_on ?? '')),
  };
}

type Sourced = {
  id: string;
  slug: string | null;
  name: string;
  sources: Assembled['offers'][number]['sources'];
};

function listedSources(kind: ListedSource['kind'], { id, slug, name, sources }: Sourced): ListedSource[] {
  return sources.map((source) => ({ ...source, kind, about: { id, slug, name } }));
}

/** The outcome of an offer that has ended, or that states one. */
function outcomeOf(offer: Assembled['offers'][number]): OfferOutcome[] {
  if (!hasEnded(offer) && offer.outcome_return === null && offer.outcome_note === null) return [];
  const { id, slug, name, status, target_return_min, target_return_max, target_return_type, provider } =
    offer;
  const { created_at, closed_on, outcome_return, outcome_note, asset_class } = offer;
  return [
    {
      ...{ id, slug, name, status, target_return_min, target_return_max, target_return_type },
      ...{ created_at, closed_on, outcome_return, outcome_note, asset_class },
      provider: provider && { id: provider.id, slug: provider.slug, name: provider.name },
    },
  ];
}
