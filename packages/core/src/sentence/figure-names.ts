import { phrases } from './token';

/** The words for the figures that a range can be of. */
export const LOAN_WORDS = phrases('lvr', 'lvrs', 'ltv', 'ltvs', 'loan to value').flatMap((name) => [
  name,
  [...name, 'ratio'],
  [...name, 'ratios'],
]);
/** A return of so much a year: nobody says with it when it is paid. */
export const A_YEARS_RETURN = ['annual', 'annualised', 'yearly'].flatMap((often) =>
  ['return', 'returns', 'yield', 'yields', 'interest'].map((name) => [often, name]),
);
export const TARGET_WORDS = [
  ...phrases(
    'target, targets, target return, target returns, return, returns, yield, yields',
    'irr',
    'cash yield, cash yields, interest, interest rate, interest rates',
  ),
  ...A_YEARS_RETURN,
];
export const TERM_WORDS = phrases('term, terms');
export const INVESTMENT_WORDS = phrases(
  'investment, minimum, minimums, min, entry, minimum investment, min investment',
);
/** What people or firms earn: no offer pays it, and it is no investment. */
export const EARNINGS = ['taxable', 'net', 'gross', 'household', 'family', 'personal', 'combined'].map(
  (kind) => [kind, 'income'],
);
export const NAMED = [...LOAN_WORDS, ...TARGET_WORDS, ...TERM_WORDS];
