import { isFunction, type Mutator } from './syntax';

/** A block does nothing. A constructor that must call `super` is left alone. */
export const block: Mutator = (node, _parents, source) => {
  if (node.type !== 'BlockStatement' || node.body.length === 0) return [];
  if (source.slice(node.start, node.end).includes('super(')) return [];
  return [{ start: node.start, end: node.end, text: '{}', mutator: 'block' }];
};

/** A function answers nothing. Where it only returns, its empty block is the same. */
export const answer: Mutator = (node, parents) => {
  if (node.type !== 'ReturnStatement' || !node.argument) return [];
  const [owner, body] = parents.slice(-2);
  if (body?.body?.length === 1 && owner && isFunction(owner)) return [];
  return [{ start: node.argument.start, end: node.argument.end, text: 'undefined', mutator: 'return' }];
};
