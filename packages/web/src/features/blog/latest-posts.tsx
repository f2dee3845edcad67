import { useQuery } from '@tanstack/react-query';
import { dotted } from '@tussock/core/text/dotted';
import { formatDate } from '@tussock/core/text/format-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { NoneListed } from '../../ui/list/none-listed';
import { QueryView } from '../../ui/query-view';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { latestPostsQuery } from './queries';

export function LatestPosts() {
  const query = useQuery(latestPostsQuery(useApi()));
  return (
    <Section
      id="latest-posts"
      title="From the blog"
      more={{ to: paths.blog, label: 'View All', of: 'posts' }}
    >
      <QueryView query={query} what="the blog" skeleton={<Skeleton className="h-40" />}>
        {({ data }) =>
          data.length === 0 ? (
            <NoneListed noun="post" />
          ) : (
            <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
              {data.map((post) => (
                <li key={post.id}>
                  <p className="text-13 text-muted">
                    {dotted([post.category, post.published_date && formatDate(post.published_date)])}
                  </p>
                  <h3 className="mt-1 text-21">
                    <Link to={paths.blogPost(post)} className="hover:underline">
                      {post.title}
                    </Link>
                  </h3>
                  {post.excerpt && <p className="mt-2 line-clamp-3 text-14 text-muted">{post.excerpt}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}
