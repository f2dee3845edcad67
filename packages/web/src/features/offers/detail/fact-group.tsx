import { type FactName, type FactGroup as Group, isFactAnswered } from '@tussock/core/offer/facts';
import { hasEnded } from '@tussock/core/offer/status';
import type { FigureOffer } from '../../../ui/offer/offer-figure';
import { FactTable } from '../../../ui/source/fact-table';
import { factLines } from './fact-lines';

/** The facts of a group that has a part of its own, of an offer or of its locked part. */
export function FactGroup({
  group,
  offer,
  facts = group.facts,
}: {
  group: Group;
  offer: FigureOffer;
  /** Only these. */
  facts?: readonly FactName[];
}) {
  if (!facts.some((name) => isFactAnswered(offer, name)))
    return <p className="text-muted">{group.name === 'fees' ? noFee(offer) : 'Not stated.'}</p>;
  return <FactTable label={group.title} rows={factLines(facts, offer)} />;
}

const noFee = ({ status = '' }: FigureOffer) =>
  hasEnded({ status }) ? 'No fee was stated.' : 'No fee is stated. Ask what is charged, when, and on what.';
