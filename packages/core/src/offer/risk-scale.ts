import { foldText } from '../text/fold';

/** The known risk ratings as providers state them, lowest first, folded. */
export const RISK_SCALE: readonly string[] = [
  'very low',
  'low',
  'low-medium',
  'medium',
  'medium-high',
  'high',
  'very high',
];

/** The level of a rating from 0; null where it is outside the scale. */
export function riskLevel(rating: string): number | null {
  const at = RISK_SCALE.indexOf(foldText(rating.trim()));
  return at < 0 ? null : at;
}
