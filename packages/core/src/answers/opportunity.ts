import * as z from 'zod';
import { RETURN_KINDS } from '../return/return-kind';
import { whenUsed } from '../text/when-used';

/** GET /api/opportunities/:slug: a filter page of the directory. */
export const opportunity = whenUsed(() =>
  z.strictObject({
    slug: z.string(),
    type: z.string(),
    value: z.string(),
    title: z.string(),
    introduction: z.string(),
    rule: z.string().meta({ description: 'What an offer must have to be on the page, in words.' }),
    offer_count: z.int().min(0),
    return_kinds: z
      .array(z.strictObject({ kind: z.enum(RETURN_KINDS), label: z.string(), count: z.int().min(1) }))
      .optional()
      .meta({
        description:
          'Of a page by target return: the kinds of return that its figures mix, with their offers.',
      }),
  }),
);
export type Opportunity = z.infer<ReturnType<typeof opportunity>>;
