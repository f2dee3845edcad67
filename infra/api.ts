import { lambdaArgs } from './lambda';
import { readDirectory } from './permissions';
import { closedUrl } from './route';
import { SETTINGS } from './settings';
import type { Stage } from './stage';

/** The read API, behind /api; the token of an exclusive offer is checked here. */
export const createApi = (
  stage: Stage,
  deps: {
    router: sst.aws.Router;
    directory: sst.aws.Dynamo;
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
        BUILD_ID: deps.build,
        SITE_ADDRESS: stage.address,
        UNLOCK_KEYS: deps.unlockKeys,
        ...(SETTINGS.reads_per_minute && { READS_PER_MINUTE: String(SETTINGS.reads_per_minute) }),
        ...(SETTINGS.revoked_sessions.length > 0 && { UNLOCK_REVOKED: SETTINGS.revoked_sessions.join(',') }),
      },
      reserved: SETTINGS.concurrency.api,
      permissions: readDirectory(deps.directory),
      url: closedUrl(stage, deps.router, '/api', '12 seconds'),
    }),
  );
