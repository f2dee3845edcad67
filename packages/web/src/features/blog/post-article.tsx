import type { BlogPost, BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { paths } from '../../lib/address/paths';
import { scriptBefore } from '../../lib/script/script-before';
import { useSettings } from '../../lib/use-settings';
import type { OwnLog } from '../../ui/changelog/own-changes';
import type { ShownChart } from '../../ui/chart/chart-figure';
import { PageMeta } from '../../ui/page/page-meta';
import { WrittenText } from '../../ui/written-text';
import { RelatedPosts } from './related-posts';
import { blogPostData } from './structured-data';

const PostText = scriptBefore(() => import('./post-text'));

/** A post with its contents, reading time, and what to read next. */
export function PostArticle({
  post,
  posts,
  charts,
  changes,
}: {
  post: BlogPost;
  posts: BlogPostSummary[];
  /** Of its text. */
  charts: readonly ShownChart[];
  /** Null where they could not be read. */
  changes: OwnLog | null;
}) {
  const settings = useSettings();
  const trail = [{ label: 'Blog', to: paths.blog }, { label: post.title }];
  const path = paths.blogPost(post);
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.excerpt ?? `${post.title}. A post on private markets in New Zealand.`}
        canonical={path}
        pictured={path}
        type="article"
        structuredData={[blogPostData(post, path, settings)]}
        trail={trail}
        feed={{ title: `${settings.name} blog`, path: paths.blogFeed }}
      />
      <article>
        <WrittenText name={JSON.stringify([post, charts, changes])}>
          <PostText post={post} charts={charts} changes={changes} trail={trail} />
        </WrittenText>
      </article>
      <RelatedPosts post={post} posts={posts} />
    </>
  );
}
