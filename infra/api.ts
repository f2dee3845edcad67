import { lambdaArgs } from './lambda';
import { readDirectory, readSearchFiles } from './permissions';
import { closedUrl } from './route';
import { SEARCH_SCRATCH } from './search-files';
import { SETTINGS } from './settings';
import type { Stage } from './stage';

/** The read API, behind /api; the token of an exclusive offer is checked here. */
export const createApi = (
  stage: Stage,
  deps: {
    router: sst.aws.Router;
    directory: sst.aws.Dynamo;
    searchFiles: sst.aws.Bucket;
    build: string;
    unlockKeys: $util.Input<string>;
  },
) =>
  new sst.aws.Function(
    'Api',
    lambdaArgs(stage, 'Api', {
      service: 'api',
      handler: 'packages/api/src/lambda.handler',
      memory: '1769 MB',
      timeout: '10 seconds',
      environment: {
        DIRECTORY_TABLE: deps.directory.name,
        SEARCH_FILES_BUCKET: deps.searchFiles.name,
        BUILD_ID: deps.build,
        SITE_ADDRESS: stage.address,
        UNLOCK_KEYS: deps.unlockKeys,
        ...(SETTINGS.reads_per_minute && { READS_PER_MINUTE: String(SETTINGS.reads_per_minute) }),
        ...(SETTINGS.revoked_sessions.length > 0 && { UNLOCK_REVOKED: SETTINGS.revoked_sessions.join(',') }),
      },
      reserved: SETTINGS.concurrency.api,
      permissions: [...readDirectory(deps.directory), ...readSearchFiles(deps.searchFiles)],
      scratch: SEARCH_SCRATCH,
      url: closedUrl(stage, deps.router, '/api', '12 seconds'),
    }),
  );
