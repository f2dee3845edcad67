import type { Columns } from '../column/column';

/** The columns of `faqs`. */
export const FAQ_COLUMNS = {
  id: { kind: 'key' },
  question: { kind: 'copy', required: true, about: 'The question.' },
  answer: { kind: 'markdown', required: true, about: 'The answer.' },
  category: { kind: 'text', about: 'Category.' },
  is_active: {
    kind: 'boolean',
    default: false,
    publishes: true,
    about: 'Whether visitors see the question.',
  },
  // Without a place in the order an answer comes last.
  display_order: { kind: 'number', default: 1_000_000, about: 'The place in the list, from low to high.' },
} as const satisfies Columns;
