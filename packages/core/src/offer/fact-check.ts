import { checksOf, together } from '../source/checks';
import type { Check, Checks } from '../source/source';
import type { Known } from './composed-facts';
import type { FactName } from './facts';

/** An offer with what is known of its figures: a whole one has sources, a card and a summary have checks. */
export type Checkable = Known & { readonly checks?: Checks };

/** What the ledger knows of a fact as pages show it; null where it was not checked. */
export function factCheck(offer: Checkable, name: FactName): Check | null {
  const checks = offer.checks ?? checksOf(offer.sources ?? []);
  const linked = LINKED[name]?.(offer);
  if (linked !== undefined) return linked ?? null;
  // What is not stated cannot be confirmed.
  return together(shownColumns(offer, name).map((column) => checks[column]));
}

/** The columns that a fact shows: both ends of a target, but one of the ways to say a term. */
function shownColumns(offer: Checkable, name: FactName): string[] {
  const filledIn = new Set([...(offer.derived ?? []), ...(offer.defaulted ?? [])]);
  const states = (column: keyof Known) => offer[column] != null && !filledIn.has(column);
  switch (name) {
    case 'target_return':
      return (['target_return_max', 'target_return_min'] as const).filter(states);
    case 'term':
      return (['term_description', 'term_months', 'is_open_ended'] as const).filter(states).slice(0, 1);
    case 'asset_class':
      return ['asset_class_id'];
    case 'is_aip_eligible':
      return [offer.aip_state === 'listed' ? 'aip_listed_on' : 'is_aip_eligible'];
    default:
      return states(name as keyof Known) ? [name] : [];
  }
}

/** Facts of the firms and the fund behind an offer; undefined where the fact is the offer's own. */
const LINKED: { [Name in FactName]?: (offer: Checkable) => Check | null | undefined } = {
  location: ({ checks, location, provider }) =>
    location == null && !checks?.location ? (provider?.checks?.location ?? null) : undefined,
  provider_type: ({ provider }) => provider?.checks?.provider_type ?? null,
  provider_location: ({ provider }) => provider?.checks?.location ?? null,
  provider_established: ({ provider }) => provider?.checks?.established_date ?? null,
  provider_aum: ({ provider }) => provider?.checks?.aum ?? null,
  fund_structure: ({ fund }) => fund?.checks?.fund_structure ?? null,
};
