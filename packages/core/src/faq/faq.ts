import * as z from 'zod';
import { key, longText, shortText } from '../field';

/** A row of `faqs`; the answer is Markdown. */
export const faq = z.strictObject({
  id: key.nullable(),
  question: shortText.min(1),
  answer: longText,
  category: shortText.nullable(),
  is_active: z.boolean(),
  display_order: z.number(),
});
export type Faq = z.infer<typeof faq>;
