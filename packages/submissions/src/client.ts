import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The submissions table and the way to it. */
export interface SubmissionsTable {
  client: DynamoDBDocumentClient;
  name: string;
}

export const DEFAULT_TABLE_NAME = 'tussock-submissions';

/**
 * Opens the table named by `SUBMISSIONS_TABLE`; `DYNAMODB_ENDPOINT` leads to another engine, for which any credentials do.
 * A call gives up after some four seconds, retries included: a visitor waits for it.
 */
export function openSubmissionsTable(
  env: Record<string, string | undefined> = process.env,
): SubmissionsTable {
  const endpoint = env.DYNAMODB_ENDPOINT;
  const client = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 500, requestTimeout: 1_200, throwOnRequestTimeout: true },
    ...(endpoint && {
      endpoint,
      region: env.AWS_REGION ?? 'ap-southeast-2',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  });
  return {
    client: DynamoDBDocumentClient.from(client),
    name: env.SUBMISSIONS_TABLE ?? DEFAULT_TABLE_NAME,
  };
}
