import { useQuery } from '@tanstack/react-query';
import { DOT } from '@tussock/core/text/dotted';
import { formatCount } from '@tussock/core/text/format-number';
import { Link, useHref } from 'react-router-dom';
import { PostFilters } from '../features/blog/post-filters';
import { PostList } from '../features/blog/post-list';
import { filterPosts, type PostFilter } from '../features/blog/posts';
import { blogPostsQuery } from '../features/blog/queries';
import { paths } from '../lib/address/paths';
import { type PageAddress, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { useSettings } from '../lib/use-settings';
import { NoneListed } from '../ui/list/none-listed';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { QueryView } from '../ui/query-view';

export const parse = ({ search }: PageAddress): PostFilter => ({
  category: search.get('category'),
  author: search.get('author'),
});
export const queries = (_: PostFilter, api: Api) => [required(blogPostsQuery(api))];

export default function BlogPage({ at: filter }: { at: PostFilter }) {
  const settings = useSettings();
  const posts = useQuery(blogPostsQuery(useApi()));
  const trail = [{ label: 'Blog' }];
  return (
    <>
      <PageMeta
        title="Blog"
        description="Notes on private markets in New Zealand: reading an information memorandum, fees, tax, property, forestry, venture funds and the investor visa."
        trail={trail}
        feed={{ title: `${settings.name} blog`, path: paths.blogFeed }}
      />
      <PageHead
        trail={trail}
        title="Blog"
        lede="How private-market offers work, what goes wrong with them, and what to ask. Newest first."
        actions={
          <a href={useHref(paths.blogFeed)} className="link text-14">
            RSS
          </a>
        }
      />
      <QueryView query={posts} what="the blog">
        {(all) => {
          if (all.length === 0) return <NoneListed noun="post" />;
          const shown = filterPosts(all, filter);
          return (
            <>
              <PostFilters posts={all} filter={filter} />
              <p role="status" className="mb-6 text-13 text-muted">
                {formatCount(shown.length, 'posts')}
                {(filter.category || filter.author) && (
                  <>
                    {DOT}
                    <Link to={paths.blog} className="link">
                      Show all
                    </Link>
                  </>
                )}
              </p>
              {shown.length > 0 ? (
                <PostList posts={shown} />
              ) : (
                <p className="text-muted">
                  No post has this category and author. Choose another, or show all.
                </p>
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
}
