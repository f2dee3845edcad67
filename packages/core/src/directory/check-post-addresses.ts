import { slug as address } from '../column/field';
import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { rowProblem } from './reporter';

/** Published posts that no page can show: the id of a post without a slug is its address, and a key of an older system may be none. */
export function checkPostAddresses({ blog_posts = [] }: ReadTables, problems: Problem[]): void {
  for (const { place, fields } of blog_posts) {
    const { id, slug, is_published } = fields;
    if (!is_published || slug || address.safeParse(id).success) continue;
    const reason = `is missing, and the id "${id}" cannot be the address of the post: no page would show it`;
    problems.push(rowProblem(place, 'slug', slug, reason, 'warning'));
  }
}
