import { isFiller, leads, trails } from './fillers';
import type { Found } from './meaning';
import type { Token } from './token';

/**
 * Gives each part the words around it that say nothing alone: those that lead to it ("in Auckland") and those that
 * follow it ("monthly income"). Between two parts, and at both ends of the sentence, nothing but such words is left.
 */
export function withFillers(tokens: readonly Token[], found: readonly Found[]): Found[] {
  const owner = new Map<Token, number>();
  for (const [part, { tokens: own }] of found.entries()) for (const token of own) owner.set(token, part);
  for (const gap of gapsOf(tokens, owner)) giveAway(gap, owner);
  return found.map((each, part) => ({
    ...each,
    tokens: [...owner].filter(([, of]) => of === part).map(([token]) => token),
  }));
}

/** A run of tokens that no part has, between the parts before and after it. */
interface Gap {
  tokens: Token[];
  before: number | undefined;
  after: number | undefined;
}

function gapsOf(tokens: readonly Token[], owner: ReadonlyMap<Token, number>): Gap[] {
  const gaps: Gap[] = [];
  let gap: Gap = { tokens: [], before: undefined, after: undefined };
  for (const token of tokens) {
    const part = owner.get(token);
    if (part === undefined) gap.tokens.push(token);
    else {
      gaps.push({ ...gap, after: part });
      gap = { tokens: [], before: part, after: undefined };
    }
  }
  gaps.push(gap);
  return gaps.filter(({ tokens: own }) => own.length > 0);
}

function giveAway({ tokens, before, after }: Gap, owner: Map<Token, number>): void {
  let first = 0;
  // What follows a comma belongs to what is said next: "over 8%, minimum over 75k".
  const follows = (token: Token | undefined) => trails(token) && !token?.apart;
  if (before !== undefined)
    for (; first < tokens.length && follows(tokens[first]); first++)
      owner.set(tokens[first] as Token, before);
  let last = tokens.length;
  if (after !== undefined)
    for (; last > first && leads(tokens[last - 1]); last--) owner.set(tokens[last - 1] as Token, after);
  const between = tokens.slice(first, last);
  const part = after ?? before;
  if (part !== undefined && between.every(isFiller)) for (const token of between) owner.set(token, part);
}
