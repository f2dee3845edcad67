import * as z from 'zod';

/** GET /api/opportunities/:slug: a filter page of the directory. */
export const opportunity = z.strictObject({
  slug: z.string(),
  type: z.string(),
  value: z.string(),
  title: z.string(),
  introduction: z.string(),
  rule: z.string().meta({ description: 'What an offer must have to be on the page, in words.' }),
  offer_count: z.int().min(0),
});
export type Opportunity = z.infer<typeof opportunity>;
