import { checkOf } from '@tussock/core/source/checks';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { type MarkSettings, markOf, markText } from '@tussock/core/source/mark';
import type { Source } from '@tussock/core/source/source';
import * as z from 'zod';

const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];

/**
 * What is known of a figure: a state of the fact ledger, or why the ledger has none. `assumed`: the provider states nothing and a
 * default is used. `not_asked`: a fact that offers of another kind are asked for. `derived`: worked out from something else that
 * the provider states. `changed_again`: a value of a change that is no longer in the record.
 */
const STATES = [
  ...namesOf(SOURCE_COLUMNS.state.values),
  'not_checked',
  'not_stated',
  'does_not_apply',
  'not_asked',
  'locked',
  'assumed',
  'derived',
  'changed_again',
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
      /** The state with its date, as pages say it of the figure: "Last confirmed 3 June 2023". */
      mark: z.string(),
      /** What the last look found, in words: why the figure differs or was not confirmed. */
      outcome: z.string().optional(),
      /** Somebody disputes the figure since then. */
      disputed_on: z.string().optional(),
      /** What the provider answers, in its own words. */
      reply: z.string().optional(),
      replied_on: z.string().optional(),
    })
    .nullable(),
};
export type Provenance = z.infer<z.ZodObject<typeof provenance>>;

/** What an entry of the ledger says on a New Zealand date. What it leaves open is left out: most entries have nothing to add. */
export function provenanceOf(entry: Source, today: string, settings: MarkSettings): Provenance {
  const { state, tier: grade, title, address: url, confirmed_on } = entry;
  const { outcome, disputed_on, reply, replied_on } = entry;
  const checked_on = (state === 'confirmed' && confirmed_on) || entry.checked_on;
  const mark = markText(markOf(checkOf(entry), today, settings));
  return {
    state,
    source: {
      grade,
      title,
      url,
      checked_on,
      mark,
      ...(outcome && { outcome }),
      ...(disputed_on && { disputed_on }),
      ...(reply && { reply }),
      ...(replied_on && { replied_on }),
    },
  };
}
