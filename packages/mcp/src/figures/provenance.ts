import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import type { Source } from '@tussock/core/source/source';
import * as z from 'zod';

const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];

/**
 * What is known of a figure: a state of the fact ledger, or why the ledger has none. `assumed`: the provider states nothing and a
 * default is used. `derived`: worked out from something else that the provider states.
 */
const STATES = [
  ...namesOf(SOURCE_COLUMNS.state.values),
  'not_checked',
  'not_stated',
  'does_not_apply',
  'locked',
  'assumed',
  'derived',
] as const;

/** Where a figure comes from, and what came of the last look. */
export const provenance = {
  state: z.enum(STATES),
  source: z
    .strictObject({
      /** A public register, B the issuer, C a third party, D inferred by us. */
      grade: z.enum(namesOf(SOURCE_COLUMNS.tier.values)),
      title: z.string(),
      url: z.string().nullable(),
      /** The last date that confirmed the figure, else the date of the last look. */
      checked_on: z.string(),
    })
    .nullable(),
};
export type Provenance = z.infer<z.ZodObject<typeof provenance>>;

/** What the deciding entry of the ledger says; `otherwise` is the state of a figure that has no entry. */
export function provenanceOf(entry: Source | undefined, otherwise: Provenance['state']): Provenance {
  if (!entry) return { state: otherwise, source: null };
  const { state, tier: grade, title, address: url, confirmed_on } = entry;
  const checked_on = (state === 'confirmed' && confirmed_on) || entry.checked_on;
  return { state, source: { grade, title, url, checked_on } };
}
