import { type Node, parse, walk } from '../../mutation/mutants/syntax';

const PLAIN_WORD = /^[a-z]+$/;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * The classes that a module uses: the strings of which every word is a class. One plain word ("table", "outline") is the name of other
 * things too, so it counts only where it is given to `className` or `clsx`. Comments and texts are no use.
 */
export function classUses(file: string, source: string, classes: ReadonlySet<string>): Set<string> {
  const used = new Set<string>();
  walk(parse(file, source), (node, parents) => {
    const words = wordsOf(textOf(node));
    const isOneWord = words.length === 1 && PLAIN_WORD.test(words[0] ?? '');
    if (!words.every((word) => classes.has(word)) || (isOneWord && !isGiven(node, parents))) return;
    for (const word of words) used.add(word);
  });
  return used;
}

function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/** Whether a string is what an element has as its class, or one of the outcomes of a choice there. */
function isGiven(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === 'JSXAttribute') return parent.name.name === 'className';
  if (parent?.type === 'CallExpression') return parent.callee.name === 'clsx';
  const isOutcome =
    parent?.type === 'JSXExpressionContainer' ||
    (parent?.type === 'ConditionalExpression' && parent.test !== node) ||
    (parent?.type === 'LogicalExpression' && parent.right === node);
  return isOutcome && isGiven(parent, parents.slice(0, -1));
}
