import { returnKindOf } from '../return/return-kind';
import { isAfterTax } from '../return/taken-off';
import { isOnTop, isYearlyRate } from '../return/yearly-rate';

type Target = {
  target_return_min: number | null;
  target_return_max: number | null;
  target_return_type: string;
};

/**
 * Why an outcome, a rate a year of all that investors got, is not compared with its target; null where the target may be
 * such a rate as well, and where none is stated.
 */
export function whyNotCompared(offer: Target): string | null {
  const { target_return_min, target_return_max, target_return_type } = offer;
  if (target_return_min === null && target_return_max === null) return null;
  if (isOnTop(target_return_type)) return 'the target is on top of another rate or of inflation';
  if (!isYearlyRate(target_return_type)) return 'the target is not a rate a year';
  if (isAfterTax(target_return_type)) return 'the target is after tax';
  return isCashYield(offer)
    ? 'the target is a cash yield, which leaves out gains and losses of capital'
    : null;
}

export const isCashYield = ({ target_return_type }: Target): boolean =>
  returnKindOf({ target_return_type, defaulted: [], security_type: null }).kind === 'cash-yield';

/** Said beside every outcome: no column holds its kind, so it may be of another kind than the target. */
export function outcomeKindText(offer: Target): string {
  const why = whyNotCompared(offer);
  return why === null ? 'Kind of return not stated' : `Kind of return not stated. Not compared: ${why}.`;
}
