import { expect, it } from 'vitest';
import { RISK_SCALE, riskLevel } from './risk-scale';

it('the level of a rating is its place on the scale, however it is written', () => {
  expect(RISK_SCALE.map(riskLevel)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const rating of ['Low–Medium', 'LOW-MEDIUM', ' low‑medium ']) expect(riskLevel(rating)).toBe(2);
  for (const rating of ['Unrated', '', 'constructor']) expect(riskLevel(rating)).toBeNull();
});
