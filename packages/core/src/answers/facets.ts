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

/** What a query without a result would find after a small change. */
const nearMiss = <K extends string>(names: readonly K[]) =>
  z.strictObject({
    total: z.int().min(1).meta({ description: 'What the changed query finds.' }),
    filters: z
      .partialRecord(z.enum(names), z.array(z.string()))
      .meta({ description: 'The filters that change, with all their values; an empty list is without it.' }),
    without_words: z.boolean().meta({ description: 'Whether `q` is left out too.' }),
  });

/** Only in an answer without a row. */
export const nearMissesOf = <K extends string>(names: readonly K[]) =>
  z.array(nearMiss(names)).optional().meta({
    description: 'When nothing is found: the smallest changes that find something, each with its total.',
  });
