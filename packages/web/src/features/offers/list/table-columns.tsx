import { factOrigin } from '@tussock/core/offer/fact-notes';
import { FACTS, type FactName, factText } from '@tussock/core/offer/facts';
import type { TableFact } from '@tussock/core/offer/offer-query';
import type { OfferSort } from '@tussock/core/offer/offer-sort';
import { highestReturn, returnUnit, shortReturnUnit } from '@tussock/core/offer/return-range';
import { showsOutcome } from '@tussock/core/offer/status';
import { statedPercent } from '@tussock/core/text/format-number';
import type { CSSProperties, ReactNode } from 'react';
import { classTone } from '../../../lib/class-tone';
import type { ListedOffer } from '../../../lib/queries/listed-offer';
import { Money } from '../../../ui/money';
import { NzdNote } from '../../../ui/offer/nzd-note';
import { StatusBadge } from '../../../ui/offer/offer-badges';
import { REACHED_UNIT, ReturnReached, TargetReturn } from '../../../ui/offer/offer-facts';

interface TableColumn {
  label: string;
  /** The order that its head offers. */
  sort?: OfferSort;
  numeric?: boolean;
  cell: (offer: ListedOffer) => ReactNode;
  /** A second line. */
  note?: (offer: ListedOffer) => ReactNode;
}

/** Letters that are never cut, in whichever column: they need no title. */
const NEVER_CUT = 9;
const titleOf = (text: string) => (text.length > NEVER_CUT ? text : undefined);

/** A fact in words on two lines; the whole text is its title. */
const words = (name: FactName, more: { sort?: OfferSort } = {}): TableColumn => ({
  label: FACTS[name].label,
  cell: (offer) => {
    const text = factText(offer, name);
    return (
      <span className="cut" title={titleOf(text)}>
        {text}
      </span>
    );
  },
  ...more,
});

const RATING = words('risk_rating', { sort: 'risk' });
/** Its provider stated none: in one text with the rating, that would be cut. */
const hasDefaultRating = ({ defaulted }: ListedOffer) => defaulted.includes('risk_rating');

const numeric = true;

/** Beside their targets, where all rows are of offers that ended. */
const OUTCOME = 'outcome_return';

/** "reached 9.3% p.a." in one line below a target, where the outcome has no column. */
export const reachedText = ({ outcome_return = null }: ListedOffer): string =>
  (outcome_return === null
    ? 'outcome not stated'
    : `reached ${statedPercent(outcome_return)} ${REACHED_UNIT}`
  ).replaceAll(' ', '\u00a0');

/** The facts of a table in the order of its columns. */
export const shownFacts = (
  columns: readonly TableFact[],
  areEnded: boolean,
): (TableFact | typeof OUTCOME)[] =>
  columns.flatMap((name) => (areEnded && name === 'target_return' ? [name, OUTCOME] : [name]));

/** The columns that a table of offers can show. */
export const TABLE_COLUMNS: Record<TableFact | typeof OUTCOME, TableColumn> = {
  status: { label: FACTS.status.label, cell: ({ status }) => <StatusBadge status={status} /> },
  asset_class: {
    label: FACTS.asset_class.label,
    cell: (offer) => (
      <span className="cut" title={titleOf(factText(offer, 'asset_class'))}>
        {offer.asset_class && (
          <i className="tone" style={{ '--tone': classTone(offer.asset_class.slug) } as CSSProperties} />
        )}
        {factText(offer, 'asset_class')}
      </span>
    ),
  },
  minimum_investment: {
    label: FACTS.minimum_investment.label,
    sort: 'lowest_minimum',
    numeric,
    cell: (offer) => <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
    note: (offer) => <NzdNote offer={offer} listed />,
  },
  target_return: {
    label: FACTS.target_return.label,
    sort: 'return_by_kind',
    numeric,
    cell: (offer) => <TargetReturn offer={offer} withUnit={false} />,
    note: (offer) => {
      const unit = highestReturn(offer) === null ? '' : shortReturnUnit(offer);
      return unit && <small title={returnUnit(offer)}>{` ${unit}`}</small>;
    },
  },
  [OUTCOME]: {
    label: FACTS.outcome_return.label,
    numeric,
    cell: (offer) =>
      showsOutcome(offer) ? (
        <ReturnReached offer={offer} withUnit={false} />
      ) : (
        <span className="cut words">{factText(offer, OUTCOME)}</span>
      ),
    note: ({ outcome_return = null }) => outcome_return !== null && <small>{` ${REACHED_UNIT}`}</small>,
  },
  term: words('term', { sort: 'term' }),
  distribution: words('distribution'),
  risk_rating: {
    ...RATING,
    cell: (offer) => (hasDefaultRating(offer) ? offer.risk_rating : RATING.cell(offer)),
    note: (offer) =>
      hasDefaultRating(offer) && <small title={factText(offer, 'risk_rating')}> a default</small>,
  },
  location: {
    ...words('location'),
    note: (offer) => {
      const origin = factOrigin(offer, 'location');
      return origin && <small> {origin}</small>;
    },
  },
  liquidity: words('liquidity'),
  tax_structure: words('tax_structure'),
  security_type: words('security_type'),
  closes_on: words('closes_on', { sort: 'closing_soonest' }),
};
