import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { choicesOf, type PostFilter, postFilterQuery } from './posts';

/** Categories and authors as links; the chosen one leads back to all posts. */
export function PostFilters({ posts, filter }: { posts: BlogPostSummary[]; filter: PostFilter }) {
  return (
    <div className="no-print mb-8 grid gap-3 border-y border-line py-4 text-14">
      <FilterRow name="category" label="Category" posts={posts} filter={filter} />
      <FilterRow name="author" label="Author" posts={posts} filter={filter} />
    </div>
  );
}

function FilterRow({
  name,
  label,
  posts,
  filter,
}: {
  name: keyof PostFilter;
  label: string;
  posts: BlogPostSummary[];
  filter: PostFilter;
}) {
  const values = choicesOf(posts, filter, name);
  if (values.length < 2) return null;
  return (
    <nav aria-label={label} className="md:flex md:items-baseline md:gap-4">
      <span className="text-12 text-muted md:w-16 md:shrink-0">{label}</span>
      <ul className="one-row gap-x-4 gap-y-1">
        {values.map(([value, count]) => {
          const chosen = filter[name] === value;
          return (
            <li key={value}>
              <Link
                to={paths.blog + postFilterQuery({ ...filter, [name]: chosen ? null : value })}
                aria-current={chosen ? 'true' : undefined}
                className={clsx(
                  'inline-block py-0.5 wrap-anywhere pointer-coarse:py-2.5',
                  chosen ? 'font-semibold text-pine underline' : 'hover:underline',
                )}
              >
                {value} <span className="text-muted">{count}</span>
                {chosen && <span className="sr-only">, chosen; show all</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
