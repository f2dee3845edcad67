import type { Columns } from '../column/column';

/** The columns of `tags`. */
export const TAG_COLUMNS = {
  id: { kind: 'key', required: true },
  slug: { kind: 'slug', required: true },
  name: { kind: 'copy', required: true, max: 200, about: 'Name.' },
  description: { kind: 'markdown', about: 'Description.' },
} as const satisfies Columns;

/** The columns of `offer_tags`, the join of offers and tags. */
export const OFFER_TAG_COLUMNS = {
  offer_id: { kind: 'uuid', required: true, to: ['offers'] },
  tag_id: { kind: 'key', required: true, to: ['tags'] },
} as const satisfies Columns;
