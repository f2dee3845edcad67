import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { DRAWING_FILES } from '../packages/images/src/drawing-files';
import { lambdaArgs } from './lambda';
import { readRecords } from './permissions';
import { closedUrl } from './route';
import { SETTINGS } from './settings';
import type { Stage } from './stage';

/** The pictures that links to records are shown with, behind /images: drawn at the first request, then cached. */
export const createImages = (
  stage: Stage,
  deps: { router: sst.aws.Router; directory: sst.aws.Dynamo; build: string },
) =>
  new sst.aws.Function(
    'Images',
    lambdaArgs(stage, 'Images', {
      service: 'images',
      handler: 'packages/images/src/lambda.handler',
      memory: '1769 MB',
      timeout: '15 seconds',
      environment: {
        DIRECTORY_TABLE: deps.directory.name,
        BUILD_ID: deps.build,
        SITE_ADDRESS: stage.address,
      },
      reserved: SETTINGS.concurrency.images,
      permissions: readRecords(deps.directory),
      url: closedUrl(stage, deps.router, '/images', '17 seconds'),
      files: drawingFiles(),
    }),
  );

/** Fonts and WebAssembly, which the code reads from the folder `drawing-files` beside it. */
function drawingFiles(): { from: string; to: string }[] {
  const { root } = $cli.paths;
  const { resolve } = createRequire(join(root, 'packages', 'images', 'package.json'));
  return Object.values(DRAWING_FILES).map((name) => ({
    from: relative(root, resolve(name)),
    to: join('drawing-files', basename(name)),
  }));
}
