/** Who would invest; `foreign` is not resident in New Zealand for tax. */
export const INVESTOR_KINDS = ['person', 'trust', 'company', 'foreign'] as const;
export type InvestorKind = (typeof INVESTOR_KINDS)[number];

/** Percent, the rates that an individual can have on the next dollar of income. */
export const PERSON_RATES = [10.5, 17.5, 30, 33, 39] as const;
/** Percent, on all of the income of a trust. */
export const TRUST_RATES = [33, 39] as const;
/** Percent, the prescribed investor rates of resident individuals. */
export const PERSON_PIRS = [10.5, 17.5, 28] as const;
export const SITUATION_CATEGORIES = ['growth', 'balanced'] as const;

/** A rate in percent, `find` where it is worked out from incomes, null where none was chosen. */
type Chosen<Rate extends number> = Rate | 'find' | null;

/** What a visitor entered about themselves. It is stored in the browser only; null is "not entered". */
export interface Situation {
  kind: InvestorKind | null;
  person_rate: Chosen<(typeof PERSON_RATES)[number]>;
  person_pir: Chosen<(typeof PERSON_PIRS)[number]>;
  trust_rate: (typeof TRUST_RATES)[number] | null;
  /** Taxable income of this year beside the investment, NZD. */
  income: number | null;
  /** Of the last income year and the one before it, NZD. */
  last_taxable: number | null;
  last_pie: number | null;
  before_taxable: number | null;
  before_pie: number | null;
  /** NZD that the visitor thinks of investing in one offer. */
  amount: number | null;
  aip_category: (typeof SITUATION_CATEGORIES)[number] | null;
}

export const NO_SITUATION: Situation = {
  kind: null,
  person_rate: null,
  person_pir: null,
  trust_rate: null,
  income: null,
  last_taxable: null,
  last_pie: null,
  before_taxable: null,
  before_pie: null,
  amount: null,
  aip_category: null,
};

/** NZD: what the fields for incomes and the amount take. */
export const INCOME_LIMITS = { min: 0, max: 100_000_000 } as const;
export const AMOUNT_LIMITS = { min: 1, max: 1_000_000_000 } as const;

export const isEmptySituation = (situation: Situation): boolean =>
  Object.values(situation).every((value) => value === null);

/** The situation in stored JSON of any shape: a field that cannot be read is not entered. Null where none is left. */
export function parseSituation(stored: unknown): Situation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const row = stored as Partial<Record<keyof Situation, unknown>>;
  const one = <T>(value: unknown, of: readonly T[]): T | null => of.find((each) => each === value) ?? null;
  const amount = (value: unknown, { min, max }: { min: number; max: number }) =>
    typeof value === 'number' && value >= min && value <= max ? value : null;
  const situation: Situation = {
    kind: one(row.kind, INVESTOR_KINDS),
    person_rate: one(row.person_rate, [...PERSON_RATES, 'find' as const]),
    person_pir: one(row.person_pir, [...PERSON_PIRS, 'find' as const]),
    trust_rate: one(row.trust_rate, TRUST_RATES),
    income: amount(row.income, INCOME_LIMITS),
    last_taxable: amount(row.last_taxable, INCOME_LIMITS),
    last_pie: amount(row.last_pie, INCOME_LIMITS),
    before_taxable: amount(row.before_taxable, INCOME_LIMITS),
    before_pie: amount(row.before_pie, INCOME_LIMITS),
    amount: amount(row.amount, AMOUNT_LIMITS),
    aip_category: one(row.aip_category, SITUATION_CATEGORIES),
  };
  return isEmptySituation(situation) ? null : situation;
}
