import { LRUCache } from 'lru-cache';

/** A rule, or an at-rule with rules in it. */
interface Rule {
  /** Selectors, or the at-rule without its block. */
  head: string;
  /** Declarations, or the text of a statement; empty where there are rules inside. */
  body: string;
  inner: Rule[] | null;
  /** For each selector the classes and elements (as "<p") that a page must have for it; null for an at-rule. */
  needs: string[][] | null;
}

/** Left to the stylesheet behind the page: other media, and values for browsers without `@property`. */
const LATER = /^@media print|^@media \(forced-colors|^@layer properties$/;
/** States that begin after the page was shown. */
const AFTERWARDS = /:hover|:active|::(backdrop|selection|file-selector-button|-webkit-|-moz-)/;
const EVERYWHERE = ['<html', '<body'];
const KEPT = /^@(font-face|charset|import|namespace)/;

/**
 * Gives the part of a stylesheet that the HTML of a page uses: the rules whose classes and elements are all in it. The whole stylesheet is
 * loaded behind the page, for what scripts add. Expects what a minifier writes: no nested rules, no comments within rules.
 */
export function pageStyles(style: string): (html: string) => string {
  const rules = rulesOf(style.replace(/\/\*[\s\S]*?\*\//g, ''));
  const made = new LRUCache<string, string>({ max: 200 });
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes, ...variablesIn(html)].sort().join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const used = withoutUnused(textOf(rules, classes), html);
    made.set(key, used);
    return used;
  };
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>(EVERYWHERE);
  for (const [tag] of html.matchAll(/<[a-z][a-z0-9]*/g)) classes.add(tag);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of value.split(/\s+/)) classes.add(name.replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
  return classes;
}

function textOf(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ head, body, inner, needs }) => {
      if (LATER.test(head)) return head.startsWith('@layer') ? `${head};` : '';
      if (inner) {
        const text = textOf(inner, classes);
        if (text !== '') return `${head}{${text}}`;
        // The order in which layers are first named decides which is stronger.
        return head.startsWith('@layer') ? `${head};` : '';
      }
      if (needs && !needs.some((needed) => needed.every((name) => classes.has(name)))) return '';
      return body.startsWith('{') ? head + body : `${head};`;
    })
    .join('');
}

/** The custom properties that a text reads. */
const variablesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));

/** Without animations that no rule names, and custom properties that neither a rule nor the page reads. */
function withoutUnused(style: string, html: string): string {
  const read = variablesIn(style + html);
  return style
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
    .replace(/(?<=[;{])(--[\w-]+):(?:"[^"]*"|[^;{}"])*(?:;|(?=\}))/g, (rule, name: string) =>
      read.has(name) ? rule : '',
    );
}

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
 * Where the next of some characters is, strings and escapes passed over; the end without one. `found` finds a quote and a backslash too. A
 * function reads a whole stylesheet at its start: letter by letter, that took a seventh of it.
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

const rulesOf = (text: string): Rule[] => rulesFrom(text, 0).rules;

/** The rules from a place to the brace that closes their block, or to the end. */
function rulesFrom(text: string, from: number): { rules: Rule[]; end: number } {
  const rules: Rule[] = [];
  let start = from;
  let at = next(text, from, STOP);
  for (; at < text.length && text[at] !== '}'; at = next(text, start, STOP)) {
    const head = text.slice(start, at).trim();
    if (text[at] === ';') {
      if (head) rules.push({ head, body: '', inner: null, needs: null });
      start = at + 1;
      continue;
    }
    const isPlain = !head.startsWith('@');
    const hasRules = !isPlain && !KEPT.test(head) && !/^@(property|keyframes)/.test(head);
    const inside = hasRules ? rulesFrom(text, at + 1) : { rules: null, end: endOfBlock(text, at) };
    rules.push({
      head,
      body: hasRules ? '' : text.slice(at, inside.end + 1),
      inner: inside.rules,
      needs: isPlain ? neededBy(head) : null,
    });
    start = inside.end + 1;
  }
  return { rules, end: at };
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
    if (name !== undefined) names.push(name.replace(/\\(.)/g, '$1'));
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
