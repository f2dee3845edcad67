import { phraseWords } from './token';

/** The words for the figures that a range can be of. */
export const LOAN_WORDS = ['lvr', 'lvrs', 'ltv', 'ltvs', 'loan to value']
  .flatMap((name) => [name, `${name} ratio`, `${name} ratios`])
  .map(phraseWords);
export const TARGET_WORDS = [
  'target',
  'targets',
  'target return',
  'target returns',
  'return',
  'returns',
  'yield',
  'yields',
  'irr',
].map(phraseWords);
export const TERM_WORDS = [['term'], ['terms']];
export const INVESTMENT_WORDS = [
  'investment',
  'minimum',
  'minimums',
  'min',
  'entry',
  'minimum investment',
  'min investment',
].map(phraseWords);
export const NAMED = [...LOAN_WORDS, ...TARGET_WORDS, ...TERM_WORDS];
