import { expect, it } from 'vitest';
import { NOT_MODELLED_RULES, notModelledText, UNTAXED_RULES } from './not-modelled';

it('each rule that is not modelled says so in a sentence', () => {
  expect(NOT_MODELLED_RULES.length).toBeGreaterThan(5);
  for (const rule of NOT_MODELLED_RULES) expect(notModelledText(rule)).toMatch(/^[A-Z].* not modelled\.$/);
});

it('a short line names the rules that could tax what the figures leave whole, and no other', () => {
  expect(UNTAXED_RULES).toEqual({
    land: 'land rules',
    'foreign-shares': 'foreign share rules',
    'fund-gains': 'yearly gains of the fund',
    'partnership-income': 'yearly income of the partnership',
  });
});
