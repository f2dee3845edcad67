import { lambdaArgs } from './lambda';
import { readPublic, readSearchFiles } from './permissions';
import { closedUrl } from './route';
import { SEARCH_SCRATCH } from './search-files';
import { SETTINGS } from './settings';
import type { Stage } from './stage';

/**
 * The HTML, and whatever no other route takes. It waits for the files that its HTML names, and for the functions that its scripts
 * read from and send to.
 */
export const createPages = (
  stage: Stage,
  deps: {
    router: sst.aws.Router;
    directory: sst.aws.Dynamo;
    searchFiles: sst.aws.Bucket;
    build: string;
    assets: $util.Resource[];
    asked: $util.Input<$util.Resource>[];
  },
) =>
  new sst.aws.Function(
    'Pages',
    lambdaArgs(stage, 'Pages', {
      service: 'pages',
      handler: 'packages/pages/src/lambda.handler',
      memory: '1769 MB',
      timeout: '15 seconds',
      environment: {
        DIRECTORY_TABLE: deps.directory.name,
        SEARCH_FILES_BUCKET: deps.searchFiles.name,
        BUILD_ID: deps.build,
        SITE_ADDRESS: stage.address,
      },
      reserved: SETTINGS.concurrency.pages,
      permissions: [...readPublic(deps.directory), ...readSearchFiles(deps.searchFiles)],
      scratch: SEARCH_SCRATCH,
      url: closedUrl(stage, deps.router, '/', '17 seconds'),
      after: [...deps.assets, ...deps.asked],
    }),
  );
