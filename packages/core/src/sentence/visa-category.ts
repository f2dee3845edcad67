import type { Token } from './token';

/** The categories of the Active Investor Plus visa. */
const CATEGORIES = ['growth', 'balanced'];
const BEFORE = ['aip', 'plus', 'visa'];
const AFTER = ['aip', 'active', 'visa'];
/** "AIP growth equity" is a kind of company. */
const OF_COMPANIES = ['equity', 'capital', 'stage', 'company', 'companies'];

/** The end of a visa category beside the name of the visa, "AIP growth", or called one, "growth category"; `start` where none is here. */
export function endOfVisaCategory(tokens: readonly Token[], start: number): number {
  const [before, category, after] = [tokens[start - 1], tokens[start], tokens[start + 1]];
  if (!category || !CATEGORIES.includes(category.text)) return start;
  const next = after?.text ?? '';
  if (next === 'category') return start + 2;
  if (OF_COMPANIES.includes(next)) return start;
  const follows = !category.apart && BEFORE.includes(before?.text ?? '');
  return follows || AFTER.includes(next) ? start + 1 : start;
}
