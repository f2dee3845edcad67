import type { Token } from './token';

const set = (words: string) => new Set(words.split(' '));

/** Words that lead to what follows: "paying monthly", "in Auckland". */
const LEADING = set(
  'a an and any around are at based by currently do find for from give have i in invest investing is looking me minimum min my near need of only or pay paying pays paid please search see show some target targeting than that the their these they to want what where which wholesale with would like',
);
/** Words that belong to the words before them: "monthly income", "private credit funds". */
const TRAILING = set(
  'deal deals distribution distributions eligible fund funds income investment investments minimum minimums now offer offers opportunities opportunity options option payment payments payout payouts return returns structure target targets term terms yield yields new nz zealand aotearoa initial entry',
);

const isWord = (token: Token | undefined, words: ReadonlySet<string>) =>
  token?.kind === 'word' && words.has(token.text);

export const leads = (token: Token | undefined): boolean =>
  isWord(token, LEADING) || (token?.kind === 'mark' && token.text === '-');
export const trails = (token: Token | undefined): boolean => isWord(token, TRAILING);
export const isFiller = (token: Token | undefined): boolean => leads(token) || trails(token);
