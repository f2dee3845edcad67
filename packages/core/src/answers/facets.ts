import * as z from 'zod';
import { whenUsed } from '../text/when-used';

/** A value of a facet and its label. */
export const facetOption = whenUsed(() => ({ value: z.string(), label: z.string() }));

export const facetCount = whenUsed(() => z.strictObject({ ...facetOption(), count: z.int().min(0) }));
export type FacetCount = z.infer<ReturnType<typeof facetCount>>;

const facetCountList = whenUsed(() => z.array(facetCount()));

/** The same schema under each of these keys. */
export const keyed = <K extends string, T extends z.ZodType>(keys: readonly K[], schema: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>);

/** Counts by facet. */
export const facetCounts = <K extends string>(names: readonly K[]) =>
  keyed(names, facetCountList()).meta({
    description: 'Counts under the other facets: a facet ignores its own choice.',
  });
export type CountsOf<Name extends string> = Record<Name, FacetCount[]>;

/** Only in an answer with facets that have more options than were asked for. */
export const optionTotals = <K extends string>(names: readonly K[]) =>
  keyed(names, z.int().min(1).optional())
    .optional()
    .meta({ description: 'How many options a facet has in all, where there are more than `most_options`.' });

/** The facets of a list as an answer has them. */
export interface FacetsOfAnswer<Name extends string> {
  facets: CountsOf<Name>;
  option_totals?: { [N in Name]?: number | undefined } | undefined;
}

const inNearMiss = whenUsed(() => ({
  total: z.int().min(1).meta({ description: 'What the changed query finds.' }),
  without_words: z.boolean().meta({ description: 'Whether `q` is left out too.' }),
  values: z.array(z.string()),
}));

/** What a query without a result would find after a small change. */
function nearMiss<K extends string>(names: readonly K[]) {
  const { total, without_words, values } = inNearMiss();
  return z.strictObject({
    total,
    filters: z
      .partialRecord(z.enum(names), values)
      .meta({ description: 'The filters that change, with all their values; an empty list is without it.' }),
    without_words,
  });
}

/** Only in an answer without a row. */
export const nearMissesOf = <K extends string>(names: readonly K[]) =>
  z.array(nearMiss(names)).optional().meta({
    description: 'When nothing is found: the smallest changes that find something, each with its total.',
  });
