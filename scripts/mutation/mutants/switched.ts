import type { Mutant } from './mutants';
import { isFunction, isValid, type Node, parse, walk } from './syntax';

export interface Numbered {
  number: number;
  mutant: Mutant;
}

interface Body {
  node: Node;
  mutants: Numbered[];
  inner: Body[];
}

/** Whether a mutant can be one of many in a switched text: nothing sees one that is outside functions, since the module is loaded once. */
export const isInFunction = ({ inFunction }: Mutant): boolean => inFunction > 0;

/**
 * The text of a file with many mutants inside its functions: each function does what the mutant does whose number is in
 * `globalThis.mutant`, else what it did. So one loaded module tries them all. Null where that gives no valid text.
 */
export function switched(file: string, source: string, mutants: readonly Numbered[]): string | null {
  const roots: Body[] = [];
  walk(parse(file, source), (node) => {
    if (isFunction(node)) insert(roots, { node: node.body, mutants: [], inner: [] });
  });
  for (const numbered of mutants) innermost(roots, numbered.mutant)?.mutants.push(numbered);
  const text = rendered(source, 0, source.length, roots);
  return isValid(file, text) ? text : null;
}

const isWithin = (outer: { start: number; end: number }, { start, end }: { start: number; end: number }) =>
  outer.start <= start && end <= outer.end;

function insert(bodies: Body[], body: Body): void {
  const outer = bodies.find(({ node }) => isWithin(node, body.node));
  if (outer) insert(outer.inner, body);
  else bodies.push(body);
}

function innermost(bodies: readonly Body[], mutant: Mutant): Body | null {
  const outer = bodies.find(({ node }) => isWithin(node, mutant));
  return outer ? (innermost(outer.inner, mutant) ?? outer) : null;
}

/** The text between two places, with the bodies in it switched. */
function rendered(source: string, start: number, end: number, bodies: readonly Body[]): string {
  let text = '';
  let from = start;
  for (const body of bodies.toSorted((one, other) => one.node.start - other.node.start)) {
    text += source.slice(from, body.node.start) + bodyOf(source, body);
    from = body.node.end;
  }
  return text + source.slice(from, end);
}

function bodyOf(source: string, { node, mutants, inner }: Body): string {
  const { start, end } = node;
  const original = rendered(source, start, end, inner);
  if (mutants.length === 0) return original;
  const isBlock = node.type === 'BlockStatement';
  const done = (text: string) => (isBlock ? `${text} break;` : `return (${text});`);
  const cases = mutants.map(({ number, mutant: { mutated } }) => {
    const text = mutated.slice(start, end + mutated.length - source.length);
    return `case ${number}: ${done(text)}`;
  });
  return `{ switch (globalThis.mutant) { ${cases.join('\n')}\ndefault: ${done(original)} } }`;
}
