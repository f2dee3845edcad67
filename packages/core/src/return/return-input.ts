import { ASSUMED_TERM_YEARS } from './assumed-term';
import type { GrowthTax } from './earnings';
import type { OfferFees } from './fees';
import type { NotModelled } from './not-modelled';
import type { ReturnKind } from './return-kind';
import type { ReturnTax } from './return-tax';
import type { FeesIn } from './taken-off';

export interface ReturnInput {
  kind: ReturnKind;
  /** Percent a year; with one end only, the other is null. */
  target_return_min: number | null;
  target_return_max: number | null;
  /** Whether the target is before or after the management and performance fees. */
  fees_in: FeesIn;
  fees: OfferFees;
  /** Of an exclusive offer: its fees, and what its target is stated after, are known and not used. */
  fees_locked?: boolean;
  currency: string;
  /** NZD; an individual's bands depend on it. */
  amount: number;
  /** Over which entry and exit fees are spread; null where the offer states none: then `assumed_years`. */
  term_years: number | null;
  /** Years that are assumed of the offer; `ASSUMED_TERM_YEARS` where it is not given. */
  assumed_years?: number;
  /** Whether the offer says something of its term, in words or by a tag. */
  has_term?: boolean;
  /** Whether the offer has no end: its term is then the shortest time that it is held. */
  open_ended?: boolean;
  /** Percent of the target that is income of each year; the rest is growth. */
  income_share: number;
  /** Percent a year on top of a cash yield; other targets have their growth in them. */
  growth: number;
  growth_tax: GrowthTax;
  tax: ReturnTax;
  /** Percent a year. It is the rise of New Zealand prices, so it is used for offers in NZD alone. */
  inflation: number;
  /** Of the offer: rules that may apply and are not in the figures. */
  not_modelled: readonly NotModelled[];
  /** 2026-11-20; chooses the tax rates in force. */
  on: string;
}

/** Years over which what is paid once is spread. */
export const spreadYears = ({ term_years, assumed_years = ASSUMED_TERM_YEARS }: ReturnInput): number =>
  isTermStated(term_years) ? term_years : assumed_years;

export const isTermStated = (years: number | null): years is number => years !== null && years > 0;

/** Percent a year, where nobody states another: an assumption of this site, which every answer names. */
export const ASSUMED_INFLATION = 2;

/** Whether a part of the return is growth. */
export const hasGrowth = ({ kind, growth, income_share }: ReturnInput): boolean =>
  kind === 'cash-yield' ? growth !== 0 : income_share < 100;
