import type { Finding } from '../words/finding';

const CHILDREN_OF_PLACED =
  /(?:[^{};,\\]|\\.)*:(?:first|last|only)-(?:child|of-type)(?:[^{};,\\]|\\.)*[\s>+~]\*(?=[,{])/g;

/**
 * The rules for every element in one that is the first or last of its parent: with such a rule, a browser computes the style of a whole page anew
 * when anything is added at the end of it.
 */
export const wholePageRules = (built: string): Finding[] =>
  Array.from(built.matchAll(CHILDREN_OF_PLACED), ([selector]) => ({
    place: 'the built stylesheet',
    phrase: `“${selector.trim()}” is for every element`,
    instead: 'name the elements, such as :is(th,td)',
  }));
