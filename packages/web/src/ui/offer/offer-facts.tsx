import { exactMoney, formatMoney, isStated } from '@tussock/core/money/money';
import { factCheck } from '@tussock/core/offer/fact-check';
import { columnsOfFact, FACTS, type FactName, factText, isFactStated } from '@tussock/core/offer/facts';
import type { OfferCard } from '@tussock/core/offer/offer';
import { formatReturnRange, highestReturn } from '@tussock/core/offer/return-range';
import { markOf, markText } from '@tussock/core/source/mark';
import type { ReactNode } from 'react';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';
import { Fact, FactRow } from '../fact';
import { factAnchor } from '../source/fact-anchor';
import { RiskMeter } from './risk-meter';

/** A short amount, with the exact one for screen readers. */
export function Money({ amount, currency }: { amount: number | null; currency: string }) {
  if (!isStated(amount)) return <span className="text-15 font-medium">{formatMoney(amount, currency)}</span>;
  const short = formatMoney(amount, currency);
  const exact = exactMoney(amount, currency);
  const figure = short.slice(0, short.lastIndexOf(' '));
  return (
    <>
      <span aria-hidden={short !== exact} title={exact}>
        {figure} <span className="text-12 font-normal text-muted">{currency}</span>
      </span>
      {short !== exact && <span className="sr-only">{exact}</span>}
    </>
  );
}

/** A target range with its type set small. */
export function TargetReturn({ offer }: { offer: Parameters<typeof formatReturnRange>[0] }) {
  const text = formatReturnRange(offer);
  if (highestReturn(offer) === null) return <span className="text-15 font-medium">{text}</span>;
  const figure = text.slice(0, text.length - offer.target_return_type.length).trim();
  return (
    <>
      {figure} <span className="text-12 font-normal text-muted">{offer.target_return_type}</span>
    </>
  );
}

/** A mark on figures that the fact ledger confirms; on the offer's own page it leads to the entry. */
function SourceMark({
  of: name,
  offer,
  linked = false,
}: {
  of: FactName;
  offer: OfferCard;
  linked?: boolean;
}) {
  const [first] = columnsOfFact(name);
  const today = useToday();
  const settings = useSettings();
  const mark = markOf(factCheck(offer, name), today, settings);
  if (first === undefined || mark.mark !== 'confirmed') return null;
  if (linked)
    return (
      <a
        href={`#${factAnchor(first)}`}
        className="-my-1 ml-0.5 inline-block px-2 py-1.5"
        title="To the source"
      >
        <span className="block size-1.5 rounded-full bg-pine" />
        <span className="sr-only">To the source</span>
      </a>
    );
  return (
    <span title={markText(mark)} className="ml-1 inline-block size-1.5 rounded-full bg-pine align-super">
      <span className="sr-only">, confirmed</span>
    </span>
  );
}

/** The five figures of an offer, the same on cards, in lists and at the top of its page. */
export function OfferFacts({
  offer,
  className,
  large = false,
}: {
  offer: OfferCard;
  className?: string;
  /** At the top of the offer's own page. */
  large?: boolean;
}) {
  const riskStated = !offer.defaulted.includes('risk_rating');
  const figure = (name: FactName, shown: ReactNode) => (
    <Fact
      label={
        <>
          {FACTS[name].label}
          <SourceMark of={name} offer={offer} linked={large} />
        </>
      }
      figure={isFactStated(offer, name)}
      large={large}
    >
      {shown}
    </Fact>
  );
  return (
    <FactRow {...(className && { className })}>
      {figure(
        'minimum_investment',
        <Money amount={offer.minimum_investment} currency={offer.investment_currency} />,
      )}
      {figure('target_return', <TargetReturn offer={offer} />)}
      <Fact label={FACTS.term.label} large={large}>
        {factText(offer, 'term')}
      </Fact>
      <Fact label={FACTS.distribution.label} large={large}>
        {factText(offer, 'distribution')}
      </Fact>
      <Fact label={`${FACTS.risk_rating.label}${riskStated ? ', by provider' : ''}`} large={large}>
        <RiskMeter rating={offer.risk_rating} stated={riskStated} />
        {factText(offer, 'risk_rating')}
      </Fact>
    </FactRow>
  );
}
