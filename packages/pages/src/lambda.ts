import '@tussock/server/heap-at-start';
import { createReadApi } from '@tussock/api/create-read-api';
import {
  observedHandler,
  report,
  reportRepeated,
  reportSearchFile,
  reportUnreadable,
} from '@tussock/server/observe/observed-app';
import { traced } from '@tussock/server/observe/traced-run';
import { openDirectoryReader } from '@tussock/store/directory-reader';
import { createPreviewSource } from '@tussock/store/preview-source';
import { createDirectoryReads } from '@tussock/store/reads';
import { deployedFileOf } from '@tussock/store/search-files-deployed';
import { Hono } from 'hono';
import assets from '../../web/dist/server/assets.js';
import * as renderer from '../../web/dist/server/entry-server.js';
import { createFeeds } from './feeds/feeds';
import { createPages, type PagesDeps } from './pages';
import { createPreviews } from './preview/previews';

const build = process.env.BUILD_ID ?? 'unnamed';

const table = traced(openDirectoryReader({ onFault: reportRepeated }));
const reads = createDirectoryReads(table, {
  siteAddress: process.env.SITE_ADDRESS,
  onUnreadable: reportUnreadable,
});
const searchFileOf = deployedFileOf(table, reportSearchFile);
const log: NonNullable<PagesDeps['log']> = ({ level, message, path, error }) =>
  report(level, message, { path, error });

const pages = createPages({
  renderer,
  assets,
  build,
  api: createReadApi({
    reads,
    build,
    searchFileOf: searchFileOf?.(reads),
    report: (error, request_id) => report('error', 'request_failed', { error, request_id }),
  }),
  log,
});

const previews = createPreviews({
  previews: createPreviewSource(table, { siteAddress: process.env.SITE_ADDRESS }),
  searchFileOf,
  renderer,
  assets,
  build,
  log,
});

const site = new Hono().route('/', previews).route('/', createFeeds({ reads, build, log })).route('/', pages);

/**
 * The Lambda entry behind CloudFront: the HTML of every page and the files beside them.
 * @public
 */
export const handler = observedHandler(site);
