import type { RuleState } from './rule';
import type { WholesaleTest } from './wholesale-test';

/** From the strongest to the weakest: the strongest among the tests is the outcome of the check. */
export const OUTCOMES = ['likely meets', 'may meet for one offer', 'see an adviser', 'not shown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a test comes to, by the state of its rule and by the offers that it is about. */
export function outcomeOf(state: RuleState, scope: WholesaleTest['scope']): Outcome {
  if (state === 'unsure') return 'see an adviser';
  if (state !== 'met') return 'not shown';
  return scope === 'all offers' ? 'likely meets' : 'may meet for one offer';
}

/** Whether an outcome says that a test is met, be it for all offers or for one. */
export const isMet = (outcome: Outcome): boolean =>
  outcome === 'likely meets' || outcome === 'may meet for one offer';
