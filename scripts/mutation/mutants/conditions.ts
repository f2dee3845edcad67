import { bare, type Mutator, type Node } from './syntax';

const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);
const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

const replaced = ({ start, end }: Node, text: string) => ({ start, end, text, mutator: 'condition' });

/** A condition is always true, then never; a loop never turns; the statements of a case are gone. */
export const condition: Mutator = (node, parents) => {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    return [replaced(node.test, ' true '), replaced(node.test, ' false ')];
  if (LOOPS.has(node.type) && node.test) return [replaced(node.test, 'false')];
  if (node.type === 'SwitchCase' && node.consequent.length > 0) {
    const [first, last] = [node.consequent[0], node.consequent.at(-1)];
    return [{ start: first.start, end: last.end, text: '', mutator: 'condition' }];
  }
  if (node.type !== 'BinaryExpression' || !COMPARISONS.has(node.operator)) return [];
  return isTest(node, parents) ? [] : [replaced(node, ' true '), replaced(node, ' false ')];
};

/** Whether the rule above already tries the node as the test of a statement. */
function isTest(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.findLast(({ type }) => type !== 'ParenthesizedExpression');
  return parent?.test != null && bare(parent.test) === node;
}
