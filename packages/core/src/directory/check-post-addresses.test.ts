import { expect, it } from 'vitest';
import { validateDirectory } from './validate';

const problemsOf = (post: object) =>
  validateDirectory(
    {
      blog_posts: {
        file: 'blog_posts.json',
        rows: [{ title: 'A post', excerpt: 'Text.', is_published: true, content: 'Text.', ...post }],
        text_values: false,
      },
    },
    {},
  ).problems;

it.each(['POST1', 'post 1', 'post_1'])('warns of a published post whose id "%s" is its address', (id) => {
  expect(problemsOf({ id })).toMatchObject([
    {
      severity: 'warning',
      file: 'blog_posts.json',
      row: 1,
      field: 'slug',
      reason: expect.stringContaining(id),
    },
  ]);
  expect(problemsOf({ id, slug: 'post' })).toEqual([]);
  expect(problemsOf({ id, is_published: false })).toEqual([]);
});

it.each(['post-1', '11111111-1111-4111-8111-11111111111A'])('takes the id "%s" for an address', (id) => {
  expect(problemsOf({ id })).toEqual([]);
});
