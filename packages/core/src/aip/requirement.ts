import type { Citation, Unit } from '../calculation/step';
import type { AipDatesOfPlan } from './calendar';
import type { AipInvestment } from './settings';

export interface AipPlan extends AipDatesOfPlan {
  /** NZD by kind of investment; their sum is the amount. */
  mix: Partial<Record<AipInvestment, number>>;
  /** Over the whole of the investment period. */
  days_in_nz: number;
}

export type AipStatus =
  | 'met'
  | 'short by'
  | 'too late by'
  | 'not acceptable in this category'
  | 'not counted'
  | 'confirm with adviser';

export interface AipRequirement {
  id: string;
  label: string;
  status: AipStatus;
  /** What is required, and what the plan has, in `unit`; null where there is no figure. */
  required: number | null;
  planned: number | null;
  /** Above 0 only with status "short by" or "too late by". */
  short_by: number;
  unit: Unit;
  reason: string;
  citation: Citation;
}

/** What a plan is measured by, of which it should have at least as much as is required. */
interface Measured extends Omit<AipRequirement, 'status' | 'short_by'> {
  required: number;
  planned: number;
}

/** Met where at least as much is planned as is required; short by the difference otherwise. */
export function atLeast(measured: Measured): AipRequirement {
  const short_by = Math.max(0, measured.required - measured.planned);
  return { ...measured, status: short_by > 0 ? 'short by' : 'met', short_by };
}
