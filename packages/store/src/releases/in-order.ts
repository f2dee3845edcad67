import { blank } from '@tussock/core/column/column';

/** The names of an object's fields as it has them, and in order. */
interface Names {
  own: readonly string[];
  ordered: readonly string[];
}

/** By their number, the names of the last object with as many: the rows of a table have the same ones. */
const last: Names[] = [];

/** A value whose objects have their fields in the order of their names, so that the same content is the same JSON. */
export function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const names = orderedNames(value);
  const copy: Record<string, unknown> = blank(names);
  for (const name of names) copy[name] = inOrder((value as Record<string, unknown>)[name]);
  return copy;
}

function orderedNames(value: object): readonly string[] {
  const own = Object.keys(value);
  const known = last[own.length];
  if (known && own.every((name, at) => name === known.own[at])) return known.ordered;
  const ordered = own.toSorted();
  last[own.length] = { own, ordered };
  return ordered;
}
