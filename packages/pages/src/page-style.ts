import { LRUCache } from 'lru-cache';
import { type Rule, withoutEscapes } from './style-rules';

const EVERYWHERE = ['<html', '<body'];

/**
 * Gives the part of a stylesheet that the HTML of a page uses: the rules whose classes and elements are all in it. The whole stylesheet is
 * loaded behind the page, for what scripts add.
 */
export function pageStyles(rules: readonly Rule[]): (html: string) => string {
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
    .map(([head, block, needs]) => {
      if (typeof block !== 'string') {
        const text = textOf(block, classes);
        if (text !== '') return `${head}{${text}}`;
        // The order in which layers are first named decides which is stronger.
        return head.startsWith('@layer') ? `${head};` : '';
      }
      if (!isUsed(head, needs, classes)) return '';
      return block === '' ? `${head};` : `${head}{${block}}`;
    })
    .join('');
}

function isUsed(head: string, needs: Rule[2], classes: ReadonlySet<string>): boolean {
  if (needs === undefined) return classes.has(withoutEscapes(head.slice(1)));
  return needs === null || needs.some((needed) => needed.every((name) => classes.has(name)));
}

/** The custom properties that a text reads. */
const variablesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));

/** Without animations that no rule names, and custom properties that neither a rule nor the page reads, nor a property that is read. */
function withoutUnused(style: string, html: string): string {
  const read = variablesIn(style + html);
  const used = style
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^}]*\})*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
    .replace(/(?<=[;{])(--[\w-]+):(?:"[^"]*"|[^;{}"])*(?:;|(?=\}))/g, (rule, name: string) =>
      read.has(name) ? rule : '',
    );
  return used === style ? style : withoutUnused(used, html);
}
