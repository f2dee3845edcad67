import type { Token } from './token';

const set = (words: string) => new Set(words.split(' '));

/** Words that lead to what follows: "paying monthly", "in Auckland". */
const LEADING = set(
  'a all also an and any anything are around at based but by can could currently do find for from give got have i im in invest investing is like looking me min minimum my near need nothing of only or order ordered our paid pay paying pays please search see should show some something sort sorted target targeting than that the their these they to total want we what whats where which wholesale with would yet you',
);
/** Words that belong to the words before them: "monthly income", "private credit funds". */
const TRAILING = set(
  'deal deals distribution distributions eligible fund funds income investment investments min minimum minimums now offer offers opportunities opportunity options option payment payments payout payouts return returns structure target targets term terms yield yields new nz zealand aotearoa initial entry',
);

const isWord = (token: Token | undefined, words: ReadonlySet<string>) =>
  token?.kind === 'word' && words.has(token.text);

export const leads = (token: Token | undefined): boolean =>
  isWord(token, LEADING) || (token?.kind === 'mark' && token.text === '-');
export const trails = (token: Token | undefined): boolean => isWord(token, TRAILING);
export const isFiller = (token: Token | undefined): boolean => leads(token) || trails(token);
