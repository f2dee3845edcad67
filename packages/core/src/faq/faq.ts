import type * as z from 'zod';
import { rowSchema } from '../column/schema';
import { FAQ_COLUMNS } from './columns';

/** A row of `faqs`; the answer is Markdown. */
export const faq = rowSchema(FAQ_COLUMNS);
export type Faq = z.infer<typeof faq>;
