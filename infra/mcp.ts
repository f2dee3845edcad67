import { MCP_PATH } from '../packages/core/src/settings/pages';
import { lambdaArgs } from './lambda';
import { readRecords, readSearchFiles } from './permissions';
import { openRoute } from './route';
import { SEARCH_SCRATCH } from './search-files';
import type { SecretPair } from './secrets';
import { SETTINGS } from './settings';
import type { Stage } from './stage';

/**
 * The directory for assistants, at /mcp. They send POST, which the edge cannot sign for: the address is public, and the
 * function asks every request for the secret of the edge.
 */
export function createMcp(
  stage: Stage,
  deps: {
    router: sst.aws.Router;
    directory: sst.aws.Dynamo;
    searchFiles: sst.aws.Bucket;
    build: string;
    originSecrets: SecretPair;
  },
) {
  const mcp = new sst.aws.Function(
    'Mcp',
    lambdaArgs(stage, 'Mcp', {
      service: 'mcp',
      handler: 'packages/mcp/src/lambda.handler',
      memory: '1769 MB',
      timeout: '15 seconds',
      environment: {
        DIRECTORY_TABLE: deps.directory.name,
        SEARCH_FILES_BUCKET: deps.searchFiles.name,
        BUILD_ID: deps.build,
        SITE_ADDRESS: stage.address,
        ORIGIN_SECRETS: deps.originSecrets.accepted,
        ...(SETTINGS.reads_per_minute && { READS_PER_MINUTE: String(SETTINGS.reads_per_minute) }),
        ...(SETTINGS.mcp_origins && { MCP_ORIGINS: SETTINGS.mcp_origins.join(',') }),
      },
      reserved: SETTINGS.concurrency.mcp,
      permissions: [...readRecords(deps.directory), ...readSearchFiles(deps.searchFiles)],
      scratch: SEARCH_SCRATCH,
      url: { cors: false },
    }),
  );
  openRoute(stage, deps.router, MCP_PATH, mcp.url, '17 seconds');
  return mcp;
}
