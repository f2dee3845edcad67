import type { Columns } from '../column/column';

/** The columns of `blog_posts`. */
export const BLOG_POST_COLUMNS = {
  id: { kind: 'key', required: true },
  slug: { kind: 'slug' },
  title: { kind: 'copy', required: true, max: 200, about: 'Title.' },
  excerpt: { kind: 'copy', about: 'Shown in lists.' },
  category: { kind: 'text', about: 'Category.' },
  author: { kind: 'text', about: 'Author.' },
  read_time: { kind: 'number', min: 0, max: 600, unit: 'minutes', about: 'How long it takes to read.' },
  is_published: { kind: 'boolean', default: false, publishes: true, about: 'Whether visitors see the post.' },
  published_date: { kind: 'timestamp', about: 'When it was published.' },
  checked_on: {
    kind: 'date',
    about: 'When its statements and sources were last checked. Shown on the post.',
  },
  references: {
    kind: 'documents',
    default: [],
    about: 'The sources that it speaks of, listed below its text.',
  },
  content: {
    kind: 'markdown',
    about: 'The text. A fenced block named `chart` draws its table: see `docs/charts-in-texts.md`.',
  },
} as const satisfies Columns;
