import { slug as address } from '../../column/field';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';

/**
 * Published posts that no page can show: the id of a post without a slug is its address, and a key of an older system may be none, or that
 * of another post.
 */
export function checkPostAddresses({ blog_posts = [] }: ReadTables, problems: Problem[]): void {
  const published = blog_posts.filter(({ fields }) => fields.is_published);
  const slugs = new Set(published.map(({ fields }) => fields.slug));
  for (const { place, fields } of published) {
    const { id, slug } = fields;
    if (slug) continue;
    const fault = slugs.has(id) ? 'is' : address.safeParse(id).success ? null : 'cannot be';
    if (fault === null) continue;
    const whose = fault === 'is' ? 'another post' : 'the post';
    const reason = `is missing, and the id "${id}" ${fault} the address of ${whose}: no page would show it`;
    problems.push(rowProblem(place, 'slug', slug, reason, 'warning'));
  }
}
