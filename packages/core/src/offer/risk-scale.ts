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

/** The level of a rating from 0, also of "Low to medium", "Medium / High" or "High risk"; null where it is outside the scale. */
export function riskLevel(rating: string): number | null {
  const words = foldText(rating.trim())
    .replace(/ risk$/, '')
    .replace(/ ?[-/] ?| to /, '-');
  const at = RISK_SCALE.indexOf(words);
  return at < 0 ? null : at;
}
