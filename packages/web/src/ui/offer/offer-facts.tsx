import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { FACTS, type FactName, factText, isFactStated } from '@tussock/core/offer/facts';
import { formatReturnRange, highestReturn, returnUnit } from '@tussock/core/offer/return-range';
import { showsOutcome } from '@tussock/core/offer/status';
import { statedPercent } from '@tussock/core/text/format-number';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ListedOffer } from '../../lib/queries/listed-offer';
import { Money } from '../money';
import { Unbroken } from '../text/unbroken';
import { DerivedNote } from './derived-note';
import { NzdNote } from './nzd-note';
import type { FigureOffer } from './offer-figure';
import { RiskMeter } from './risk-meter';
import { useMarkedFact } from './use-marked-fact';

/** A target range with its type set small. */
export function TargetReturn({
  offer,
  withUnit = true,
}: {
  offer: Parameters<typeof formatReturnRange>[0];
  withUnit?: boolean;
}) {
  const text = formatReturnRange(offer);
  if (highestReturn(offer) === null) return <span className="words">{text}</span>;
  const unit = returnUnit(offer);
  const figure = text.slice(0, text.length - unit.length).trim();
  return (
    <>
      <span className="one">{figure}</span>
      {withUnit && <span className={clsx('unit', unit.length > ONE_LINE && 'long')}>{` ${unit}`}</span>}
    </>
  );
}

/** Letters of a unit that half a card has room for on a small phone: "p.a., before fees" is in one piece. */
const ONE_LINE = 20;

/** What an offer reached, with its unit set small. */
export function ReturnReached({
  offer: { outcome_return = null },
  withUnit = true,
}: {
  offer: { outcome_return?: number | null };
  withUnit?: boolean;
}) {
  if (outcome_return === null) return <span className="words">{FACTS.outcome_return.missing}</span>;
  return (
    <>
      <span className="one">{statedPercent(outcome_return)}</span>
      {withUnit && <span className="unit">{` ${REACHED_UNIT}`}</span>}
    </>
  );
}

export const REACHED_UNIT = OFFER_COLUMNS.outcome_return.unit;

/** The five figures of an offer, the same on cards, in lists and at the top of its page; after its target what one that ended reached. */
export function OfferFacts({
  offer,
  className,
  large = false,
  children,
}: {
  offer: FigureOffer & ListedOffer;
  className?: string;
  /** At the top of the offer's own page. */
  large?: boolean;
  /** More facts after the five. */
  children?: ReactNode;
}) {
  const marked = useMarkedFact({ listed: !large });
  const riskStated = !offer.defaulted.includes('risk_rating');
  const fact = (name: FactName, shown?: ReactNode, label = FACTS[name].label, note?: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd className={FIGURES.has(name) && isFactStated(offer, name) ? 'figure amount' : 'figure'}>
        {marked(offer, name, shown)}
        {note}
        <DerivedNote offer={offer} name={name} />
      </dd>
    </div>
  );
  return (
    <dl className={clsx('facts', large && 'large', className)}>
      {fact(
        'minimum_investment',
        <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
        FACTS.minimum_investment.label,
        <NzdNote offer={offer} listed={!large} />,
      )}
      {fact('target_return', <TargetReturn offer={offer} />)}
      {showsOutcome(offer) && fact('outcome_return', <ReturnReached offer={offer} />)}
      {fact('term', large ? <Unbroken text={factText(offer, 'term')} /> : undefined)}
      {fact('distribution')}
      {fact(
        'risk_rating',
        <>
          <RiskMeter rating={offer.risk_rating} stated={riskStated} />
          {factText(offer, 'risk_rating')}
        </>,
        `${FACTS.risk_rating.label}${riskStated ? ', by provider' : ''}`,
      )}
      {children}
    </dl>
  );
}

/** Set large. */
const FIGURES: ReadonlySet<FactName> = new Set(['minimum_investment', 'target_return', 'outcome_return']);
