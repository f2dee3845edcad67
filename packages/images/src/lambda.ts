import { basename, join } from 'node:path';
import { createApi } from '@tussock/api/app';
import {
  observedHandler,
  report,
  reportRepeated,
  reportUnreadable,
} from '@tussock/server/observe/observed-app';
import { traced } from '@tussock/server/observe/traced-run';
import { openDirectoryReader } from '@tussock/store/directory-reader';
import { createDirectoryReads } from '@tussock/store/reads';
import { loadDrawing } from './drawing';
import { createImages } from './images';

const reads = createDirectoryReads(traced(openDirectoryReader({ onFault: reportRepeated })), {
  siteAddress: process.env.SITE_ADDRESS,
  onUnreadable: reportUnreadable,
});
const api = createApi({
  reads,
  build: process.env.BUILD_ID ?? 'unnamed',
  report: (error, request_id) => report('error', 'request_failed', { error, request_id }),
});

/** The archive holds the files that drawing needs in this folder beside the code. */
const FILES = join(import.meta.dirname, 'drawing-files');

const images = createImages({
  api,
  loadDrawing: () => loadDrawing((name) => join(FILES, basename(name))),
  log: ({ level, message, path, error }) => report(level, message, { path, error }),
});

/**
 * The Lambda entry behind CloudFront: the pictures that links to records are shown with.
 * @public
 */
export const handler = observedHandler(images);
