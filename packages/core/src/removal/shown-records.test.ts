import { expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { removableRecords, shownRecords } from './shown-records';

it('a post has a page once it is published: what is said of a removal never names one that was not', () => {
  const made = madeDirectory({ offers: 1, providers: 1 });
  const [post] = made.blog_posts;
  if (!post) throw new Error('no post');
  const directory = {
    ...made,
    blog_posts: [
      { ...post, is_published: true, title: 'Out' },
      { ...post, id: 'draft', slug: 'draft', is_published: false, title: 'Draft' },
    ],
  };
  for (const records of [shownRecords(directory), removableRecords(directory)])
    expect(records.filter(({ kind }) => kind === 'blog-post').map(({ name }) => name)).toEqual(['Out']);
});
