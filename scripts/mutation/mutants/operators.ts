import type { Change, Mutator, Node } from './syntax';

const EQUALITY: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
};
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const LOGICAL: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' };
const ASSIGNMENT: Record<string, string> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '%=': '*=',
  '&&=': '||=',
  '||=': '&&=',
  '??=': '&&=',
};

/** The node with another operator. Parentheses keep its sides and its surroundings apart. */
function withOperator(node: Node, operator: string, mutator: string, source: string): Change {
  const [left, right] = [
    source.slice(node.left.start, node.left.end),
    source.slice(node.right.start, node.right.end),
  ];
  const between = source.slice(node.left.end, node.right.start).replace(node.operator, operator);
  const { start, end } = node;
  return { start, end, text: `((${left})${between}(${right}))`, shown: left + between + right, mutator };
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

export const equality: Mutator = (node, _parents, source) =>
  node.type === 'BinaryExpression'
    ? (EQUALITY[node.operator] ?? []).map((operator) => withOperator(node, operator, 'equality', source))
    : [];

export const arithmetic: Mutator = (node, _parents, source) => {
  const operator = node.type === 'BinaryExpression' && ARITHMETIC[node.operator];
  if (!operator || isText(node.left) || isText(node.right)) return [];
  return [withOperator(node, operator, 'arithmetic', source)];
};

export const logical: Mutator = (node, _parents, source) => {
  const operator = node.type === 'LogicalExpression' && LOGICAL[node.operator];
  return operator ? [withOperator(node, operator, 'logical', source)] : [];
};

export const assignment: Mutator = (node, _parents, source) => {
  const operator = node.type === 'AssignmentExpression' && ASSIGNMENT[node.operator];
  if (!operator || isText(node.right)) return [];
  const at = source.indexOf(node.operator, node.left.end);
  return [{ start: at, end: at + node.operator.length, text: operator, mutator: 'assignment' }];
};

export const update: Mutator = (node) => {
  if (node.type !== 'UpdateExpression') return [];
  const start = node.prefix ? node.start : node.end - 2;
  return [{ start, end: start + 2, text: node.operator === '++' ? '--' : '++', mutator: 'update' }];
};

/** `-x` to `+x`, `+x` to `-x`, `~x` and `!x` to `x`. */
export const unary: Mutator = (node, _parents, source) => {
  if (node.type !== 'UnaryExpression' || !['-', '+', '~', '!'].includes(node.operator)) return [];
  const { start, end } = node;
  const argument = source.slice(node.argument.start, node.argument.end);
  const sign = { '-': '+', '+': '-' }[node.operator as string] ?? '';
  return [{ start, end, text: `(${sign}${argument})`, mutator: node.operator === '!' ? 'boolean' : 'unary' }];
};
