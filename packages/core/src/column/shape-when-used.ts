import type * as z from 'zod';

/**
 * A shape whose schemas are made when something is first checked or described by them: a function that has just started
 * answers records as they are stored, and needs the parameters of one route.
 */
export function shapeWhenUsed<const Name extends string, T extends z.ZodType>(
  names: readonly Name[],
  schemaOf: (name: Name) => T,
): Record<Name, T> {
  const shape = {} as Record<Name, T>;
  for (const name of names)
    Object.defineProperty(shape, name, { enumerable: true, get: () => schemaOf(name) });
  return shape;
}
