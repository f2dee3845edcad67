import { parseSync } from 'vite';

/** A node of the ESTree syntax, with its place in the text (UTF-16 units). */
export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of node has fields of its own
  [field: string]: any;
}

/** A replacement of part of a file's text. */
export interface Change {
  start: number;
  end: number;
  text: string;
  /** The text without the parentheses that only keep it together. */
  shown?: string;
  mutator: string;
}

/** Turns one node into its changes; `parents` are outermost first. */
export type Mutator = (node: Node, parents: readonly Node[], source: string) => Change[];

/** @throws when the text has a syntax error */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

export function isValid(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0;
}

/** Types with a value inside; everything else that begins with TS exists for the compiler only. */
const TYPED_VALUES = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSParameterProperty',
]);
const WITHOUT_CODE = new Set(['ImportDeclaration', 'ExportAllDeclaration']);

/** Visits each node that exists when the program runs, parents first. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: Node[] = [],
): void {
  if (node.type.startsWith('TS') && !TYPED_VALUES.has(node.type)) return;
  if (WITHOUT_CODE.has(node.type) || node.declare === true) return;
  visit(node, parents);
  parents.push(node);
  for (const child of childrenOf(node)) walk(child, visit, parents);
  parents.pop();
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([field]) => field !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && typeof value?.type === 'string');
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
export const isFunction = (node: Node): boolean => FUNCTIONS.has(node.type) && node.body != null;

/** The expression inside any parentheses. */
export const bare = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? bare(node.expression) : node;
