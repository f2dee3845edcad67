import { LRUCache } from 'lru-cache';

/** A rule, or an at-rule with rules in it. */
interface Rule {
  /** Selectors, or the at-rule without its block. */
  head: string;
  /** Declarations, or the text of a statement; empty where there are rules inside. */
  body: string;
  inner: Rule[] | null;
  /** For each selector the classes that an element must have for it; null for an at-rule. */
  needs: string[][] | null;
}

/** Left to the stylesheet that is loaded after the page: other media, and values for browsers without `@property`. */
const LATER = /^@media print|^@layer properties$/;
const KEPT = /^@(font-face|charset|import|namespace)/;

/**
 * Gives the part of a stylesheet that the HTML of a page uses: the rules whose classes are all in it. The whole stylesheet is
 * loaded behind the page, for what scripts add. Expects what a minifier writes: no nested rules, no comments within rules.
 */
export function pageStyles(style: string): (html: string) => string {
  const rules = rulesOf(style.replace(/\/\*[\s\S]*?\*\//g, ''));
  const made = new LRUCache<string, string>({ max: 200 });
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes].sort().join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const used = withoutUnused(textOf(rules, classes));
    made.set(key, used);
    return used;
  };
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
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

/** Without animations and registered properties that no rule names. */
function withoutUnused(style: string): string {
  const used = (name: string) => style.split(name).length > 2;
  return style
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (used(name) ? rule : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}/g, (rule, name: string) =>
      used(name) ? rule : '',
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

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at = skip(text, at) + 1) {
    if (text[at] === ';') {
      const head = text.slice(start, at).trim();
      if (head) rules.push({ head, body: '', inner: null, needs: null });
      start = at + 1;
    }
    if (text[at] !== '{') continue;
    const end = endOfBlock(text, at);
    rules.push(rule(text.slice(start, at).trim(), text.slice(at, end + 1)));
    at = end;
    start = end + 1;
  }
  return rules;
}

function rule(head: string, body: string): Rule {
  const isPlain = !head.startsWith('@');
  const hasRules = !isPlain && !KEPT.test(head) && !/^@(property|keyframes)/.test(head);
  return {
    head,
    body,
    inner: hasRules ? rulesOf(body.slice(1, -1)) : null,
    needs: isPlain ? selectorsIn(head).map(classesOf) : null,
  };
}

function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at = skip(text, at) + 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length - 1;
}

function selectorsIn(head: string): string[] {
  const selectors: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < head.length; at = skip(head, at) + 1) {
    if (head[at] === '(' || head[at] === '[') depth += 1;
    else if (head[at] === ')' || head[at] === ']') depth -= 1;
    else if (head[at] === ',' && depth === 0) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

/** The classes outside of parentheses: those inside may be alternatives, or what an element must not have. */
function classesOf(selector: string): string[] {
  let plain = '';
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at] ?? '';
    const isEscape = char === '\\';
    if (char === '(' || char === '[') depth += 1;
    if (depth === 0) plain += isEscape ? char + (selector[at + 1] ?? '') : char;
    if (char === ')' || char === ']') depth -= 1;
    if (isEscape) at += 1;
  }
  return [...plain.matchAll(/\.((?:\\.|[^\s.:#>+~*|&\\])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}
