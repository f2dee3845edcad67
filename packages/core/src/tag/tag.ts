import * as z from 'zod';
import { key, longText, name, slug } from '../field';

/** A row of `tags`; looked up by slug only. */
export const tag = z.strictObject({ id: key, slug, name, description: longText.nullable() });
export type Tag = z.infer<typeof tag>;

export const tagRef = tag.pick({ id: true, slug: true, name: true });
export type TagRef = z.infer<typeof tagRef>;

/** A row of `offer_tags`, the join of offers and tags. */
export const offerTag = z.strictObject({ offer_id: z.string(), tag_id: key });
export type OfferTag = z.infer<typeof offerTag>;
