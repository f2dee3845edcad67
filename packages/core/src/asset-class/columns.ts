import type { Columns } from '../column/column';

/** The columns of `asset_classes`. */
export const ASSET_CLASS_COLUMNS = {
  id: { kind: 'key', required: true },
  slug: { kind: 'slug', required: true },
  name: { kind: 'copy', required: true, max: 200, about: 'Name.' },
  description: { kind: 'markdown', about: 'Description.' },
  questions: { kind: 'markdown', about: 'Questions to ask a provider before investing, as a list.' },
} as const satisfies Columns;
