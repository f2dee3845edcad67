/**
 * A rule: its selectors, or an at-rule without its block; its block without braces, empty for a statement, or the rules in it; and for each
 * selector the classes and elements (as "<p") that a page must have for it, null where nothing is needed. Without that last part the rule has one
 * selector, which is a class.
 */
export type Rule = readonly [head: string, block: string | readonly Rule[], needs?: string[][] | null];

/** Left to the stylesheet behind the page: other media, sheets of paper, and what only browsers need that lack `@property` or something else. */
const LATER =
  /^@media (?:print|\(forced-colors|screen and \(prefers-contrast)|^@layer properties$|^@page|^@supports not /;
/** States that begin after the page was shown. */
const AFTERWARDS = /:hover|:active|::(backdrop|selection|file-selector-button|-webkit-|-moz-)/;
/** At-rules whose block is no list of rules that a page may need. */
const KEPT = /^@(font-face|charset|import|namespace|property|keyframes)/;
const ONE_CLASS = /^\.(?:\\.|[\w-])+$/;

/**
 * Reads a stylesheet when the site is built: at each start of a function it took a tenth of that. Expects what a minifier writes: no nested
 * rules, no comments within rules.
 */
export const rulesOf = (style: string): Rule[] =>
  rulesFrom(style.replace(/\/\*[\s\S]*?\*\//g, ''), 0).rules.flatMap(inlined);

/** A rule as far as a page can have it inline. A layer stays: the order in which layers are first named decides which is stronger. */
function inlined([head, block, needs]: Rule): Rule[] {
  if (needs?.length === 0) return [];
  if (typeof block === 'string') return [needs === undefined ? [head, block] : [head, block, needs]];
  const rules = LATER.test(head) ? [] : block.flatMap(inlined);
  if (rules.length > 0) return [[head, rules, null]];
  return head.startsWith('@layer') ? [[head, '', null]] : [];
}

/** `md\:p-2` in a stylesheet is the class `md:p-2`. */
export const withoutEscapes = (name: string): string => name.replace(/\\(.)/g, '$1');

/** Where the text of a rule ends at, from a place in it: strings and escapes are passed over. */
function skip(text: string, from: number): number {
  const quote = text[from];
  if (quote === '\\') return from + 1;
  if (quote !== '"' && quote !== "'") return from;
  let at = from + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at;
}

/**
 * Where the next of some characters is, strings and escapes passed over; the end without one. `found` finds a quote and a backslash too.
 */
function next(text: string, from: number, found: RegExp): number {
  found.lastIndex = from;
  for (let match = found.exec(text); match; match = found.exec(text)) {
    const past = skip(text, match.index);
    if (past === match.index) return past;
    found.lastIndex = past + 1;
  }
  return text.length;
}

const STOP = /[;{}"'\\]/g;
const BRACKET = /[()[\]"'\\]/g;
const BRACKET_OR_COMMA = /[()[\],"'\\]/g;

/** The rules from a place to the brace that closes their block, or to the end. */
function rulesFrom(text: string, from: number): { rules: Rule[]; end: number } {
  const rules: Rule[] = [];
  let start = from;
  let at = next(text, from, STOP);
  for (; at < text.length && text[at] !== '}'; at = next(text, start, STOP)) {
    const head = text.slice(start, at).trim();
    if (text[at] === ';') {
      if (head) rules.push([head, '', null]);
      start = at + 1;
      continue;
    }
    const { rule, end } = withBlock(text, head, at);
    if (rule) rules.push(rule);
    start = end + 1;
  }
  return { rules, end: at };
}

/** The rule whose block opens here, and the brace that closes it; null for a rule without a declaration: an empty block is a statement's. */
function withBlock(text: string, head: string, from: number): { rule: Rule | null; end: number } {
  if (head.startsWith('@') && !KEPT.test(head)) {
    const { rules, end } = rulesFrom(text, from + 1);
    return { rule: [head, rules, null], end };
  }
  const end = endOfBlock(text, from);
  const block = text.slice(from + 1, end);
  if (head.startsWith('@')) return { rule: [head, block, null], end };
  if (block === '') return { rule: null, end };
  return { rule: ONE_CLASS.test(head) ? [head, block] : [head, block, neededBy(head)], end };
}

function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at = next(text, at + 1, STOP)) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length - 1;
}

const neededBy = (head: string) =>
  selectorsIn(head)
    .filter((selector) => !AFTERWARDS.test(selector))
    .map(classesOf);

function selectorsIn(head: string): string[] {
  if (!head.includes(',')) return [head];
  const selectors: string[] = [];
  let [depth, start] = [0, 0];
  let at = next(head, 0, BRACKET_OR_COMMA);
  for (; at < head.length; at = next(head, at + 1, BRACKET_OR_COMMA)) {
    if (head[at] === '(' || head[at] === '[') depth += 1;
    else if (head[at] === ')' || head[at] === ']') depth -= 1;
    else if (head[at] === ',' && depth === 0) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

/**
 * The classes and elements that there must be. Those in `:not()` and among several in `:is()` are not asked for:
 * they may be absent.
 */
function classesOf(selector: string): string[] {
  const names: string[] = [];
  const outside = /\.((?:\\.|[^\s.:#>+~*|&,()[\]\\])+)|\\.|(:is|:where)?\(|\[|(?<![\w:#-])[a-z][a-z0-9]*/g;
  for (let found = outside.exec(selector); found; found = outside.exec(selector)) {
    const [token, name, alternatives] = found;
    if (name !== undefined) names.push(withoutEscapes(name));
    else if (/^[a-z]/.test(token)) names.push(`<${token}`);
    if (token !== '[' && !token.endsWith('(')) continue;
    const end = endOfGroup(selector, found.index + token.length - 1);
    const inside = selectorsIn(selector.slice(found.index + token.length, end));
    if (alternatives && inside.length === 1) names.push(...classesOf(inside[0] ?? ''));
    outside.lastIndex = end + 1;
  }
  return names;
}

function endOfGroup(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at = next(text, at + 1, BRACKET)) {
    if (text[at] === '(' || text[at] === '[') depth += 1;
    else if ((text[at] === ')' || text[at] === ']') && --depth === 0) return at;
  }
  return text.length;
}
