import * as z from 'zod';

/** A value of a facet and its label. */
export const facetOption = { value: z.string(), label: z.string() };

export const facetCount = z.strictObject({ ...facetOption, count: z.int().min(0) });
export type FacetCount = z.infer<typeof facetCount>;

/** The same schema under each of these keys. */
export const keyed = <K extends string, T extends z.ZodType>(keys: readonly K[], schema: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>);

/** Counts by facet. */
export const facetCounts = <K extends string>(names: readonly K[]) =>
  keyed(names, z.array(facetCount)).meta({
    description: 'Counts under the other facets: a facet ignores its own choice.',
  });
export type CountsOf<Name extends string> = Record<Name, FacetCount[]>;
