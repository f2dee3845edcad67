import type { Known } from './composed-facts';
import { FACT_GROUPS } from './fact-groups';

type Group = Extract<
  (typeof FACT_GROUPS)[number]['name'],
  'exit' | 'credit' | 'property' | 'fund' | 'company'
>;

/** The groups of facts that are asked of an offer in one asset class, and whether it is an interest in a fund. */
interface Asked {
  fund: readonly Group[];
  direct: readonly Group[];
}

const FUND = ['fund', 'exit'] as const;
const FUND_ONLY: Asked = { fund: FUND, direct: [] };
const CREDIT: Asked = { fund: ['credit', ...FUND], direct: ['credit'] };
const PROPERTY: Asked = { fund: ['property', ...FUND], direct: ['property'] };

/**
 * What is asked of the offers of each asset class, by the slug of the class. Of a class that is not listed nothing is asked;
 * what its offers state is shown all the same.
 */
const ASKED_BY_CLASS: Readonly<Record<string, Asked>> = {
  'private-credit': CREDIT,
  'syndicated-mortgages': CREDIT,
  property: PROPERTY,
  'venture-capital': { fund: FUND, direct: ['company'] },
  'private-equity': FUND_ONLY,
  infrastructure: FUND_ONLY,
  'renewable-energy': FUND_ONLY,
  agriculture: FUND_ONLY,
  horticulture: FUND_ONLY,
  forestry: FUND_ONLY,
  'multi-asset': FUND_ONLY,
  'absolute-return': FUND_ONLY,
  'hedge-funds': FUND_ONLY,
};

/** Whether an offer is an interest in a fund: one that the data names, or an offer of units. */
export const isInFund = ({ fund_id, security_type }: Known): boolean =>
  Boolean(fund_id) || security_type === 'units';

/** What is asked of an offer in its asset class. */
export function askedGroups(offer: Known): readonly Group[] {
  const asked = ASKED_BY_CLASS[offer.asset_class?.slug ?? ''];
  return asked?.[isInFund(offer) ? 'fund' : 'direct'] ?? [];
}

/** What is asked wherever the fee that it explains is charged. */
const TERMS_OF_FEE: Readonly<Record<string, 'management_fee' | 'performance_fee'>> = {
  fee_base: 'management_fee',
  performance_hurdle: 'performance_fee',
  performance_catch_up: 'performance_fee',
  high_water_mark: 'performance_fee',
};

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  FACT_GROUPS.flatMap(({ name: group, facts }) => facts.map((fact) => [fact, group] as const)),
);
const GROUPS: ReadonlySet<string> = new Set<Group>(['exit', 'credit', 'property', 'fund', 'company']);

/** The groups of facts that some asset classes are asked for. */
export const DISCLOSURE_GROUPS = FACT_GROUPS.filter(({ name }) => GROUPS.has(name));

/** Whether a fact is asked in some asset classes only. */
export const isOfClass = (fact: string): boolean => GROUPS.has(GROUP_OF.get(fact) ?? '');

/** Whether a fact is asked of an offer: its line then says "Not stated" where it is missing. */
export function isAsked(offer: Known, fact: string): boolean {
  const fee = TERMS_OF_FEE[fact];
  if (fee) return (offer[fee] ?? 0) > 0;
  return askedGroups(offer).some((group) => group === GROUP_OF.get(fact));
}
