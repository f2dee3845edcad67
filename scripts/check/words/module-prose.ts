import { parseSync } from 'vite';
import { oneLine, type Prose } from './prose';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Strings that no one reads: names of classes and what a module imports. */
const UNREAD = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType']);
const isClassName = (node: Node) =>
  node.type === 'JSXAttribute' && (node.name as { name?: unknown }).name === 'className';
const isText = ({ type, value }: Node) =>
  ['JSXElement', 'JSXFragment', 'TemplateLiteral'].includes(type) ||
  (type === 'Literal' && typeof value === 'string');

const WORDS = /\p{L}{2,},? \p{L}/u;
/** A list of classes: most of its parts have a hyphen, a colon or a bracket. */
const isClassList = (text: string) => {
  const parts = text.split(/\s+/);
  return parts.filter((part) => /[a-z\d]-[[\w]|^[a-z-]+:[^\s]|\[/.test(part)).length * 3 > parts.length;
};

/** What people read in a TypeScript module: strings, templates and JSX, each element and expression as one text. */
export function stringProse(file: string, source: string): Prose[] {
  const found: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    const each = node as Node;
    if (UNREAD.has(each.type) || isClassName(each)) return;
    if (isText(each)) found.push(each);
    for (const part of Object.values(each)) visit(part);
  };
  visit(parseSync(file, source).program);
  return found
    .map((node) => proseAt(file, source, node.start, node.end, oneLine(wordsOf(node))))
    .filter(({ text }) => WORDS.test(text) && !isClassList(text) && !/<\/?\w+[ >]/.test(text));
}

/** The comments of a module. Line comments that follow one another are one text. */
export function commentProse(file: string, source: string): Prose[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of parseSync(file, source).comments) {
    const last = joined.at(-1);
    const between = last && source.slice(last.end, start);
    if (last && source.startsWith('//', start) && /^\n?[ \t]*$/.test(between ?? '')) last.end = end;
    else joined.push({ start, end });
  }
  return joined
    .map(({ start, end }) => proseAt(file, source, start, end, commentText(source.slice(start, end))))
    .filter(({ text }) => WORDS.test(text) && !/^(?:biome-ignore|@ts-|[@#]__|<reference)/.test(text))
    .map((prose) => ({ ...prose, readers: 'developers' }));
}

const commentText = (written: string) =>
  withoutCode(oneLine(written.replace(/^\s*(?:\/\*\*?|\/\/+|\*\/?)|\*\/$/gm, ' ')));

/** A text without what stands in backticks, addresses, paths and tags of documentation. */
export const withoutCode = (text: string) =>
  text
    .replace(/`[^`]*`/g, '–')
    .replace(/\bhttps?:\/\/[^\s)]+/g, '–')
    .replace(/(?:^|(?<=[\s(“"]))[.~]{0,2}\/?[\w@.*-]+\/[\w./*:-]+/g, '–')
    .replace(/\{?@\w+\}?/g, ' ');

function proseAt(file: string, source: string, start: number, end: number, text: string): Prose {
  const line = source.slice(0, start).split('\n').length;
  return { file, line, text: oneLine(text), written: source.slice(start, end), readers: 'visitors' };
}

/** The words of an element or a template in their order. */
function wordsOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).map(wordsOf).join('');
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('–');
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression as Node);
  return node.type === 'Literal' ? String(node.value) : '–';
}
