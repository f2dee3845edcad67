import type { EffectiveDated } from '../settings/effective-dated';
import type { LimitName } from './thresholds';

export const SECTIONS = ['about', 'all-offers', 'one-offer', 'separate'] as const;
export type Section = (typeof SECTIONS)[number];

/** One amount of a question. Every part counts: what does not count is named in `not_counted` and never asked for. */
export interface Part {
  id: string;
  label: string;
}

/** When a question is shown: an earlier answer is one of these, or its counted amount reaches a limit. */
export type Condition =
  | { question: QuestionId; is: readonly string[] }
  | { question: QuestionId; reaches: LimitName };

interface Asked {
  section: Section;
  /** May hold {two_years_ago} and {ten_years_ago}: see `questionOn`. */
  text: string;
  help: string;
  /** What to leave out of the answer. */
  not_counted: readonly string[];
  /** All must hold. */
  shown_when: readonly Condition[];
}

interface YearsAnswer {
  kind: 'number';
  unit: 'years';
  /** The period that the answer is about; more years than that are void. */
  most: EffectiveDated<number>[];
}

/** Every question may also be answered "not-sure". */
export type Question = Asked & { id: QuestionId } & (
    | { kind: 'yes-no' }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'amounts'; parts: readonly Part[] }
    | { kind: 'number'; unit: 'NZD' }
    | YearsAnswer
    | { kind: 'date' }
  );

export type QuestionId =
  | 'investor'
  | 'has_certificate'
  | 'certificate_date'
  | 'certificate_covers'
  | 'investment_business'
  | 'licensed_business'
  | 'financial_adviser'
  | 'portfolio'
  | 'portfolio_date'
  | 'acquisitions'
  | 'acquisitions_from'
  | 'worked_in_investment'
  | 'experience_years'
  | 'net_assets'
  | 'turnover'
  | 'government_agency'
  | 'controlled_entity'
  | 'eligible_merits'
  | 'eligible_needs'
  | 'eligible_adequacy'
  | 'eligible_consequences'
  | 'eligible_grounds'
  | 'eligible_before'
  | 'eligible_confirmer'
  | 'eligible_advised'
  | 'specific_offer'
  | 'minimum_payable'
  | 'underwriter'
  | 'is_derivative'
  | 'derivatives_notional'
  | 'close_business_associate'
  | 'relative'
  | 'small_offer';

/** "yes", "no", "not-sure", a choice, a date (2026-11-20), a number, or NZD by part. */
export type Answer = string | number | Readonly<Record<string, number>>;
export type Answers = Partial<Record<QuestionId, Answer>>;
