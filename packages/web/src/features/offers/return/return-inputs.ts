import type { Taxpayer } from '@tussock/core/pie/taxpayer';
import type { GrowthTax } from '@tussock/core/return/earnings';
import type { FeesIn } from '@tussock/core/return/taken-off';

export type InvestorKind = Taxpayer['kind'] | 'non-resident';

/** How the offer's return reaches the investor. */
export type HeldAs = 'pie' | 'listed-pie' | 'direct' | 'limited-partnership' | 'none';

/** What the visitor enters: their tax, and what the offer does not state. */
export interface ReturnInputs {
  route: HeldAs;
  kind: InvestorKind;
  /** Percent: the rate in a PIE, or what is withheld from a non-resident; one of the rates that the field offers. */
  rate: number;
  other_income: number;
  amount: number;
  term_years: number;
  /** Percent of the target that is income of each year; a cash yield is all income. */
  income_share: number;
  /** Percent a year on top of a cash yield. */
  growth: number;
  growth_tax: GrowthTax;
  inflation: number;
  fees_in: FeesIn;
}
