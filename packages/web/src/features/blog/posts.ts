import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { compareNames } from '@tussock/core/text/fold';

export interface PostFilter {
  category: string | null;
  author: string | null;
}

/** The posts of a category, of an author, or of both. */
export function filterPosts(
  posts: readonly BlogPostSummary[],
  { category, author }: PostFilter,
): BlogPostSummary[] {
  return posts.filter(
    (post) => (!category || post.category === category) && (!author || post.author === author),
  );
}

/** The values that occur and how often, sorted by name. */
export function countValues(
  posts: readonly BlogPostSummary[],
  field: 'category' | 'author',
): [string, number][] {
  const counts = new Map<string, number>();
  for (const post of posts) {
    const value = post[field];
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => compareNames(a, b));
}

/** The values of a field that occur, with how many posts each leaves under the other choice: none leads to an empty list unsaid. */
export function choicesOf(
  posts: readonly BlogPostSummary[],
  filter: PostFilter,
  field: keyof PostFilter,
): [string, number][] {
  const left = new Map(countValues(filterPosts(posts, { ...filter, [field]: null }), field));
  return countValues(posts, field).map(([value]) => [value, left.get(value) ?? 0]);
}

export const RELATED_RULE = 'The newest posts in the same category, then the newest of all.';

/** Up to three other posts by `RELATED_RULE`; `posts` come newest first. */
export function relatedPosts(
  post: { id: string; category: string | null },
  posts: readonly BlogPostSummary[],
) {
  const others = posts.filter((other) => other.id !== post.id);
  const same = others.filter((other) => post.category !== null && other.category === post.category);
  const rest = others.filter((other) => !same.includes(other));
  return [...same, ...rest].slice(0, 3);
}

/** The query of the page of posts that a filter leaves; "" without one. */
export function postFilterQuery({ category, author }: PostFilter): string {
  const chosen = new URLSearchParams({ ...(category && { category }), ...(author && { author }) }).toString();
  return chosen && `?${chosen}`;
}
