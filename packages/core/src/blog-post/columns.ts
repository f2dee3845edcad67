import type { Columns } from '../column/column';

/** The columns of `blog_posts`. */
export const BLOG_POST_COLUMNS = {
  id: { kind: 'key', required: true },
  slug: { kind: 'slug' },
  title: { kind: 'copy', required: true, max: 200 },
  excerpt: { kind: 'copy' },
  category: { kind: 'text' },
  author: { kind: 'text' },
  read_time: { kind: 'number', min: 0, max: 600, unit: 'minutes' },
  is_published: { kind: 'boolean', default: false, publishes: true },
  published_date: { kind: 'timestamp' },
  content: { kind: 'markdown' },
} as const satisfies Columns;
