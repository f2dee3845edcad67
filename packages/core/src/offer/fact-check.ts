import type { Column } from '../column/column';
import { isStated } from '../money/money';
import { checksOf, together } from '../source/checks';
import type { Check, Checks } from '../source/source';
import { OFFER_COLUMNS } from './columns';
import type { Known } from './composed-facts';
import type { FactName } from './facts';

/** An offer with what is known of its figures: a whole one has sources, a card and a summary have checks. */
export type Checkable = Known & { readonly checks?: Checks };

/** The figures that a fact of an offer shows: fields of the offer, or of the firm or fund behind it. */
export interface FactFigures {
  of: 'offer' | 'provider' | 'fund';
  fields: string[];
}

/** Where the figures of a fact are. Most columns of the offer are left out where they are not stated: that cannot be confirmed. */
export function figuresOfFact(offer: Checkable, name: FactName): FactFigures {
  const linked = LINKED[name];
  if (linked) return linked;
  const isPlaceOfProvider = name === 'location' && offer.location == null && !offer.checks?.location;
  if (isPlaceOfProvider) return { of: 'provider', fields: ['location'] };
  // What is not stated cannot be confirmed.
  return { of: 'offer', fields: shownColumns(offer, name) };
}

/** What the ledger knows of a fact as pages show it; null where it was not checked. */
export function factCheck(offer: Checkable, name: FactName): Check | null {
  const { of, fields } = figuresOfFact(offer, name);
  // A card has the check of its provider's place, and a provider without checks.
  if (name === 'location' && offer.checks?.place) return offer.checks.place;
  if (of !== 'offer') return linkedCheck(offer[of] ?? {}, fields);
  const checks = ownChecks(offer);
  return together(fields.map((field) => checks[field]));
}

/** Of a firm or a fund behind the offer: an amount of 0 is not stated either, and other figures of theirs are text. */
const linkedCheck = (
  linked: { readonly [field: string]: unknown; readonly checks?: Checks },
  fields: readonly string[],
) => together(fields.filter((field) => linked[field]).map((field) => linked.checks?.[field]));

const ownChecks = (offer: Checkable): Checks => offer.checks ?? checksOf(offer.sources ?? []);

/** The columns that a fact shows: both ends of a target, but one of the ways to say a term. */
function shownColumns(offer: Checkable, name: FactName): string[] {
  const filledIn = new Set([...(offer.derived ?? []), ...(offer.defaulted ?? [])]);
  const states = (column: keyof Known) => hasFigure(offer, column) && !filledIn.has(column);
  switch (name) {
    case 'target_return':
      return endsOfTarget(offer, (['target_return_max', 'target_return_min'] as const).filter(states));
    case 'term':
      return (['term_description', 'term_months', 'is_open_ended'] as const).filter(states).slice(0, 1);
    case 'status':
      // An entry is about what it was last.
      return offer.is_active === false ? [] : ['status'];
    case 'asset_class':
      return ['asset_class_id'];
    case 'provider':
    case 'platform':
    case 'fund':
      return offer[name] ? [`${name}_id`] : [];
    case 'location':
      // A card has the place alone, and a check of the column where the place is the offer's own.
      return offer.location === undefined || states('location') ? ['location'] : [];
    case 'is_aip_eligible':
      return [offer.aip_state === 'listed' || offer.aip_listed_on ? 'aip_listed_on' : 'is_aip_eligible'];
    default:
      return states(name as keyof Known) ? [name] : [];
  }
}

/** The same at both ends is one figure: an entry of either is about it. */
function endsOfTarget(offer: Checkable, stated: ('target_return_max' | 'target_return_min')[]): string[] {
  if (offer.target_return_min !== offer.target_return_max) return stated;
  const checks = ownChecks(offer);
  const checked = stated.filter((end) => checks[end]);
  return checked.length > 0 ? checked : stated;
}

const COLUMNS: Readonly<Record<string, Column>> = OFFER_COLUMNS;

/** An amount of 0 says as little as none. */
const hasFigure = (offer: Checkable, column: keyof Known) =>
  COLUMNS[column]?.kind === 'amount' ? isStated(offer[column] as number | null) : offer[column] != null;

/** Facts of the firm and the fund behind an offer. */
const LINKED: { readonly [Name in FactName]?: FactFigures } = {
  provider_type: { of: 'provider', fields: ['provider_type'] },
  provider_location: { of: 'provider', fields: ['location'] },
  provider_established: { of: 'provider', fields: ['established_date'] },
  provider_aum: { of: 'provider', fields: ['aum'] },
  fund_structure: { of: 'fund', fields: ['fund_structure'] },
};
