import { expect, it } from 'vitest';
import { RISK_SCALE, riskLevel } from './risk-scale';

it('the level of a rating is its place on the scale, however it is written', () => {
  expect(RISK_SCALE.map(riskLevel)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const rating of ['Low–Medium', 'LOW-MEDIUM', ' low‑medium ']) expect(riskLevel(rating)).toBe(2);
  for (const rating of ['Low to Medium', 'Low / medium', 'Low – Medium', 'low/medium risk'])
    expect(riskLevel(rating)).toBe(2);
  expect(riskLevel('High risk')).toBe(5);
  for (const rating of ['Low to high', 'No risk', 'risk', 'Unrated', '', 'constructor'])
    expect(riskLevel(rating)).toBeNull();
});
