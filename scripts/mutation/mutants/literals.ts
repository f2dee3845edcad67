import { mutate as mutateRegex } from 'weapon-regex';
import { isFunction, type Mutator, type Node } from './syntax';

const FILLER = "'a mutant'";
/** Text in these places names something for the compiler or the bundler. */
const NAMING_PARENTS = new Set(['ImportExpression', 'ExportNamedDeclaration', 'ImportAttribute']);

export const boolean: Mutator = (node) =>
  node.type === 'Literal' && typeof node.value === 'boolean'
    ? [replaced(node, String(!node.value), 'boolean')]
    : [];

export const text: Mutator = (node, parents) => {
  const parent = parents.at(-1);
  if (node.type === 'TemplateLiteral') {
    const isEmpty = node.end - node.start === 2;
    return isEmpty ? [] : [replaced(node, '``', 'string')];
  }
  if (node.type !== 'Literal' || typeof node.value !== 'string' || !parent) return [];
  if (NAMING_PARENTS.has(parent.type) || parent.directive != null || isKey(node, parent)) return [];
  if (parent.type === 'JSXAttribute') return node.value === '' ? [] : [replaced(node, '""', 'string')];
  return [replaced(node, node.value === '' ? FILLER : "''", 'string')];
};

export const array: Mutator = (node) =>
  node.type === 'ArrayExpression'
    ? [replaced(node, node.elements.length > 0 ? '[]' : `[${FILLER}]`, 'array')]
    : [];

export const object: Mutator = (node) =>
  node.type === 'ObjectExpression' && node.properties.length > 0 ? [replaced(node, '({})', 'object')] : [];

export const regex: Mutator = (node) => {
  if (node.type !== 'Literal' || !node.regex) return [];
  const { pattern, flags } = node.regex as { pattern: string; flags: string };
  try {
    return mutateRegex(pattern, flags, { mutationLevels: [1] }).map(({ pattern: other }) =>
      replaced(node, `/${other}/${flags}`, 'regex'),
    );
  } catch {
    // A pattern in a syntax that the library does not read has no mutants.
    return [];
  }
};

/** `x => value` to `x => undefined`. */
export const arrow: Mutator = (node, _parents, source) => {
  if (!isFunction(node) || node.body.type === 'BlockStatement') return [];
  if (source.slice(node.body.start, node.body.end) === 'undefined') return [];
  return [replaced(node.body, 'undefined', 'arrow')];
};

const isKey = (node: Node, parent: Node) => parent.key === node && !parent.computed;
const replaced = ({ start, end }: Node, by: string, mutator: string) => ({ start, end, text: by, mutator });
