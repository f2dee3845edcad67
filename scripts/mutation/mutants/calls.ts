import type { Mutator } from './syntax';

const SWAPS: Record<string, string> = Object.fromEntries(
  [
    ['startsWith', 'endsWith'],
    ['toUpperCase', 'toLowerCase'],
    ['toLocaleUpperCase', 'toLocaleLowerCase'],
    ['trimStart', 'trimEnd'],
    ['some', 'every'],
    ['min', 'max'],
    ['floor', 'ceil'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);
/** Methods that answer something like what they are called on. */
const REMOVABLE = new Set([
  'charAt',
  'filter',
  'reverse',
  'slice',
  'sort',
  'substring',
  'toReversed',
  'toSorted',
  'trim',
]);

/** Another method, or none. */
export const method: Mutator = (node, _parents, source) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return [];
  const { object, property } = node.callee;
  const other = Object.hasOwn(SWAPS, property.name) ? SWAPS[property.name] : undefined;
  if (other) return [{ start: property.start, end: property.end, text: other, mutator: 'method' }];
  if (!REMOVABLE.has(property.name)) return [];
  const { start, end } = node;
  return [{ start, end, text: source.slice(object.start, object.end), mutator: 'method' }];
};

/** `a?.b` to `a.b`, `a?.[b]` to `a[b]`, `a?.()` to `a()`. */
export const optionalChain: Mutator = (node, _parents, source) => {
  if (node.optional !== true || !['MemberExpression', 'CallExpression'].includes(node.type)) return [];
  const before = node.object ?? node.callee;
  const start = source.indexOf('?.', before.end);
  const isPlain = node.type === 'MemberExpression' && !node.computed;
  return [{ start, end: start + 2, text: isPlain ? '.' : '', mutator: 'optional chain' }];
};
