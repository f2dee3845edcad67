import { type FactName, type FactGroup as Group, isFactStated } from '@tussock/core/offer/facts';
import type { FigureOffer } from '../../../ui/offer/offer-figure';
import { FactTable } from '../../../ui/source/fact-table';
import { factLines } from './fact-lines';

const NONE_STATED: { [Name in Group['name']]?: string } = {
  fees: 'No fee is stated. Ask what is charged, when, and on what.',
};

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
  if (!facts.some((name) => isFactStated(offer, name)))
    return <p className="text-muted">{NONE_STATED[group.name] ?? 'Not stated.'}</p>;
  return <FactTable label={group.title} rows={factLines(facts, offer)} />;
}
