import type { Columns } from '../column/column';

/** The columns of `faqs`. */
export const FAQ_COLUMNS = {
  id: { kind: 'key' },
  question: { kind: 'copy', required: true },
  answer: { kind: 'markdown', required: true },
  category: { kind: 'text' },
  is_active: { kind: 'boolean', default: false, publishes: true },
  // Without a place in the order an answer comes last.
  display_order: { kind: 'number', default: 1_000_000 },
} as const satisfies Columns;
