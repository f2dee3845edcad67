import { chartSchemas } from '@tussock/core/answers/chart';
import { chartBlocks } from '@tussock/core/chart/chart-blocks';
import { textChart } from '@tussock/core/chart/text-chart';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findPost } from '../http/find-post';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const operation = describe({
  id: 'getBlogPostCharts',
  summary: 'The charts of a post, drawn',
  description: 'One for each chart block of its text, in their order.',
  group: 'Charts',
  answers: () => chartSchemas().textCharts,
  single: 'by-slug',
});

export const textCharts = new Hono<ApiEnv>().get(
  '/charts/blog-posts/:idOrSlug',
  operation,
  query(readParameters),
  pinned,
  async (c) => {
    const post = await findPost(c, c.req.param('idOrSlug'));
    return answer(c, { charts: chartBlocks(post.content ?? '').flatMap(({ source }) => drawn(source)) });
  },
);

/** A release from before charts were checked may hold a block that cannot be drawn: it stays a block of text. */
function drawn(source: string) {
  try {
    return [textChart(source)];
  } catch {
    return [];
  }
}
