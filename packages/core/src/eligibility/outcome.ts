/** From the strongest to the weakest: the strongest among the tests is the outcome of the check. */
export const OUTCOMES = ['likely meets', 'may meet for one offer', 'see an adviser', 'not shown'] as const;
export type Outcome = (typeof OUTCOMES)[number];
