import { BLOG_POST_COLUMNS } from '../blog-post/columns';
import type { Columns } from '../column/column';
import { PLATFORM_COLUMNS } from '../firm/platform-columns';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { FUND_COLUMNS } from '../fund/columns';
import { OFFER_COLUMNS } from '../offer/columns';

const { title, excerpt, category, author, published_date, content } = BLOG_POST_COLUMNS;

/** The columns of each kind of record that has a page, with the labels under which changes and removals name them. */
export const RECORD_COLUMNS = {
  offer: OFFER_COLUMNS,
  provider: PROVIDER_COLUMNS,
  platform: PLATFORM_COLUMNS,
  fund: FUND_COLUMNS,
  'blog-post': {
    title: { ...title, label: 'Title' },
    excerpt: { ...excerpt, label: 'Summary', change: 'rewritten' },
    category: { ...category, label: 'Category' },
    author: { ...author, label: 'Author' },
    published_date: { ...published_date, label: 'Published' },
    content: { ...content, label: 'Text' },
  },
} as const satisfies Record<string, Columns>;

export type RecordKind = keyof typeof RECORD_COLUMNS;
