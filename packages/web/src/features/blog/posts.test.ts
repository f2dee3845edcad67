import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { choicesOf, countValues, filterPosts, postFilterQuery, relatedPosts } from './posts';

const post = (id: string, category: string | null, author: string | null = null): BlogPostSummary => ({
  id,
  slug: id,
  title: id,
  excerpt: null,
  category,
  author,
  read_time: null,
  is_published: true,
  published_date: null,
  checked_on: null,
});
const posts = [
  post('a', 'Tax', 'Ana'),
  post('b', 'Guides'),
  post('c', 'Tax', 'Ben'),
  post('d', null),
  post('e', 'Tax'),
];
const ids = (found: { id: string }[]) => found.map(({ id }) => id).join('');

describe('posts', () => {
  it('relates the newest of the same category, then the newest of all, never the post itself', () => {
    expect(ids(relatedPosts(post('c', 'Tax'), posts))).toBe('aeb');
    expect(ids(relatedPosts(post('d', null), posts))).toBe('abc');
    expect(relatedPosts(post('x', 'Tax'), [])).toEqual([]);
  });

  it('filters by category and author and counts what occurs', () => {
    expect(ids(filterPosts(posts, { category: 'Tax', author: null }))).toBe('ace');
    expect(ids(filterPosts(posts, { category: 'Tax', author: 'Ben' }))).toBe('c');
    expect(filterPosts(posts, { category: null, author: null })).toHaveLength(5);
    expect(countValues(posts, 'category')).toEqual([
      ['Guides', 1],
      ['Tax', 3],
    ]);
  });

  it('counts beside each choice what it leaves under the other one', () => {
    for (const category of [null, 'Tax', 'Guides', 'Other'])
      for (const author of [null, 'Ana', 'Ben', 'Other']) {
        const filter = { category, author };
        for (const field of ['category', 'author'] as const)
          for (const [value, count] of choicesOf(posts, filter, field))
            expect(count).toBe(filterPosts(posts, { ...filter, [field]: value }).length);
      }
    expect(choicesOf(posts, { category: 'Guides', author: null }, 'author')).toEqual([
      ['Ana', 0],
      ['Ben', 0],
    ]);
  });

  it('are named by their filter in the address, also by a browser of 2022, which cannot count parameters', () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    class Older extends URLSearchParams {
      override get size() {
        return undefined as never;
      }
    }
    vi.stubGlobal('URLSearchParams', Older);
    expect(postFilterQuery({ category: 'Tax & law', author: 'Ana' })).toBe(
      '?category=Tax+%26+law&author=Ana',
    );
    expect(postFilterQuery({ category: null, author: 'Ana' })).toBe('?author=Ana');
    expect(postFilterQuery({ category: null, author: null })).toBe('');
  });
});
