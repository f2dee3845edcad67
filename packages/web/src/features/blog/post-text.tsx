import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import { DOT } from '@tussock/core/text/dotted';
import { useMemo } from 'react';
import type { OwnLog } from '../../ui/changelog/own-changes';
import type { ShownChart } from '../../ui/chart/chart-figure';
import { proseClass } from '../../ui/markdown/markdown';
import { readingMinutes } from '../../ui/markdown/markdown-text';
import { parseMarkdown } from '../../ui/markdown/parse';
import { ParsedBlocks } from '../../ui/markdown/read-text';
import { TextCharts } from '../../ui/markdown/text-charts';
import type { Crumb } from '../../ui/page/breadcrumbs';
import { Day } from '../../ui/text/day';
import { TextLayout } from '../../ui/text/text-layout';
import { AboutPost } from './about-post';
import { PostFacts } from './post-facts';

/** The post as it is read, contents first. */
export default function PostText({
  post,
  charts,
  changes,
  trail,
}: {
  post: BlogPost;
  charts: readonly ShownChart[];
  changes: OwnLog | null;
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
              {DOT}
              <span className="whitespace-nowrap">
                Last checked <Day on={post.checked_on} />
              </span>
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
          <div className={proseClass()}>
            <ParsedBlocks parsed={parsed} explained />
          </div>
        </TextCharts>
      ) : (
        <p>The text of this post is not available.</p>
      )}
      <AboutPost post={post} changes={changes} />
    </TextLayout>
  );
}
