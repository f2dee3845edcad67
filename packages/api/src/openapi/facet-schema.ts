import * as z from 'zod';

/** A value and how it is called. */
export const option = { value: z.string(), label: z.string() };

const facetCount = z.strictObject({ ...option, count: z.int().min(0) });

export const keyed = <K extends string, T extends z.ZodType>(keys: readonly K[], schema: T) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>;

/** Counts by facet. */
export const facetCounts = <K extends string>(names: readonly K[]) =>
  z
    .strictObject(keyed(names, z.array(facetCount)))
    .meta({ description: 'Counts under the other facets: a facet ignores its own choice.' });

z.globalRegistry.add(facetCount, { id: 'FacetCount' });
