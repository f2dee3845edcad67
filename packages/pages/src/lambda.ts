import { createApi } from '@tussock/api/app';
import { logger, observedHandler } from '@tussock/api/observe';
import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { Hono } from 'hono';
import assets from '../../web/dist/server/assets.js';
import * as renderer from '../../web/dist/server/entry-server.js';
import { createFeeds } from './feeds/feeds';
import { createPages, type PagesDeps } from './pages';

const build = process.env.BUILD_ID ?? 'unnamed';

const reads = createDirectoryReads(openDirectoryTable('reader'));
const log: NonNullable<PagesDeps['log']> = ({ level, message, path, error }) =>
  logger[level](message, { path, error: error as Error });

const pages = createPages({
  renderer,
  assets,
  build,
  api: createApi({
    reads,
    build,
    report: (error, request_id) => logger.error('request_failed', { error: error as Error, request_id }),
  }),
  log,
});

const site = new Hono().route('/', createFeeds({ reads, build, log })).route('/', pages);

/** The Lambda entry behind CloudFront: the HTML of every page and the files beside them. */
export const handler = observedHandler(site);
