import { expect, it } from 'vitest';
import { validateDirectory } from '../validate';
import { found, json } from '../validate.fixture';

const A_POST = {
  title: 'A post',
  excerpt: 'Text.',
  is_published: true,
  published_date: '2026-11-01',
  content: 'Text.',
};
const problemsOf = (...posts: object[]) =>
  validateDirectory(
    {
      blog_posts: {
        file: 'blog_posts.json',
        rows: posts.map((post) => ({ ...A_POST, ...post })),
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

it('warns of a published post whose id is the slug of another one', () => {
  const [own, other] = [{ id: 'guide' }, { id: 'post-1', slug: 'guide' }];
  expect(problemsOf(own, other)).toMatchObject([
    {
      severity: 'warning',
      row: 1,
      field: 'slug',
      reason: expect.stringContaining('address of another post'),
    },
  ]);
  expect(problemsOf({ ...own, slug: 'a-guide' }, other)).toEqual([]);
  expect(problemsOf(own, { ...other, is_published: false })).toEqual([]);
  expect(problemsOf({ ...own, is_published: false }, other)).toEqual([]);
});

it('warns of a published post without a date', () => {
  const post = (is_published: boolean, published_date: string | null) =>
    found(json({ blog_posts: [{ id: 'a', slug: 'a', title: 'A', is_published, published_date }] }));
  expect(post(true, null)).toEqual([
    ['warning', 'published_date', 'is missing, so the post shows no date and is the last of every list'],
  ]);
  expect([post(false, null), post(true, '2026-11-20')]).toEqual([[], []]);
});
