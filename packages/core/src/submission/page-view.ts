import * as z from 'zod';

/** The body of POST /api/page-views. */
export const pageView = z.object({
  path: z.string('must be the path of a page').min(1).max(2_000).startsWith('/', 'must begin with a slash'),
});
