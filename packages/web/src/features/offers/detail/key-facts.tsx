import { FACT_GROUPS } from '@tussock/core/offer/fact-groups';
import type { Offer } from '@tussock/core/offer/offer';
import { FactGroups } from './fact-groups';
import { factLines } from './fact-lines';

const GROUPS = FACT_GROUPS.filter(({ keyFacts }) => keyFacts);

/** Everything that the data states in figures and words, line by line, each with its source. */
export function KeyFacts({ offer }: { offer: Offer }) {
  const groups = GROUPS.map(({ title, facts }) => ({ title, rows: factLines(facts, offer) })).filter(
    ({ rows }) => rows.length > 0,
  );
  return <FactGroups groups={groups} />;
}
