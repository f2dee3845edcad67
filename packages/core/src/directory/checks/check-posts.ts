import { slug as address } from '../../column/field';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';

type Post = ReadRow<'blog_posts'>;

/** Warns of published posts that no page can show, or only without a date. */
export function checkPosts({ blog_posts = [] }: ReadTables, problems: Problem[]): void {
  const published = blog_posts.filter(({ fields }) => fields.is_published);
  checkAddresses(published, problems);
  checkDates(published, problems);
}

/** The id of a post without a slug is its address, and a key of an older system may be none, or that of another post. */
function checkAddresses(published: readonly Post[], problems: Problem[]): void {
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

/** A list of posts has the newest first. */
function checkDates(published: readonly Post[], problems: Problem[]): void {
  const reason = 'is missing, so the post shows no date and is the last of every list';
  for (const { place, fields } of published)
    if (fields.published_date === null)
      problems.push(rowProblem(place, 'published_date', null, reason, 'warning'));
}
