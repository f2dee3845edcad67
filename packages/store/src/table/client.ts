import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The directory table and the way to it. */
export interface DirectoryTable {
  client: DynamoDBDocumentClient;
  name: string;
  /** Milliseconds that one call may take, its retries included. */
  budget: number;
}

/** A reader gives up soon, since somebody waits; a writer is patient. */
const PATIENCE = {
  reader: { attempts: 4, connectionTimeout: 500, requestTimeout: 1_000, budget: 3_000 },
  writer: { attempts: 6, connectionTimeout: 2_000, requestTimeout: 15_000, budget: 60_000 },
};

/**
 * Opens the directory table named by `DIRECTORY_TABLE` (default `tussock-directory`); `DYNAMODB_ENDPOINT` leads to
 * another engine, for which any credentials do.
 */
export function openDirectoryTable(
  role: keyof typeof PATIENCE,
  env: Record<string, string | undefined> = process.env,
): DirectoryTable {
  const { attempts, budget, connectionTimeout, requestTimeout } = PATIENCE[role];
  const endpoint = env.DYNAMODB_ENDPOINT;
  const client = new DynamoDBClient({
    maxAttempts: attempts,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
    ...(endpoint && {
      endpoint,
      region: env.AWS_REGION ?? 'ap-southeast-2',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  });
  // It copies every answer for a logger, and there is none: a tenth of what a list costs.
  client.middlewareStack.remove('loggerMiddleware');
  return {
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name: env.DIRECTORY_TABLE ?? 'tussock-directory',
    budget,
  };
}
