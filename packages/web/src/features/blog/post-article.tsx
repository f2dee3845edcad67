import type { BlogPost, BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { DOT } from '@tussock/core/text/dotted';
import { useMemo } from 'react';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/use-settings';
import type { ShownChart } from '../../ui/chart/chart-figure';
import { ParsedMarkdown } from '../../ui/markdown/markdown';
import { readingMinutes } from '../../ui/markdown/markdown-text';
import { parseMarkdown } from '../../ui/markdown/parse';
import { TextCharts } from '../../ui/markdown/text-charts';
import type { Crumb } from '../../ui/page/breadcrumbs';
import { PageMeta } from '../../ui/page/page-meta';
import { Day } from '../../ui/text/day';
import { GLOSSARY_LINKS } from '../../ui/text/glossary-links';
import { TextLayout } from '../../ui/text/text-layout';
import { WrittenText } from '../../ui/written-text';
import { AboutPost } from './about-post';
import { PostFacts } from './post-facts';
import { RelatedPosts } from './related-posts';
import { blogPostData } from './structured-data';

/** A post with its contents, reading time, and what to read next. */
export function PostArticle({
  post,
  posts,
  charts,
}: {
  post: BlogPost;
  posts: BlogPostSummary[];
  /** Of its text. */
  charts: readonly ShownChart[];
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
        <WrittenText name={JSON.stringify([post, charts])}>
          <PostText post={post} charts={charts} trail={trail} />
        </WrittenText>
      </article>
      <RelatedPosts post={post} posts={posts} />
    </>
  );
}

/** The post as it is read, contents first. */
function PostText({
  post,
  charts,
  trail,
}: {
  post: BlogPost;
  charts: readonly ShownChart[];
  trail: Crumb[];
}) {
  const content = post.content ?? '';
  const parsed = useMemo(() => parseMarkdown(content), [content]);
  return (
    <TextLayout
      trail={trail}
      title={post.title}
      lede={post.excerpt}
      facts={
        <>
          <PostFacts post={post} minutes={post.read_time ?? readingMinutes(parsed)} />
          {post.checked_on && (
            <>
              {DOT}Last checked <Day on={post.checked_on} />
            </>
          )}
        </>
      }
      headings={[...parsed.headings.values()]}
      contents="In this post"
      margin={false}
    >
      {content ? (
        <TextCharts value={new Map(charts.map((chart) => [chart.title, chart]))}>
          <ParsedMarkdown parsed={parsed} links={GLOSSARY_LINKS} />
        </TextCharts>
      ) : (
        <p>The text of this post is not available.</p>
      )}
      <AboutPost post={post} />
    </TextLayout>
  );
}
