import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type $Command,
  DynamoDBDocumentClient,
  type DynamoDBDocumentClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/lib-dynamodb';
import { withinBudget } from './budget';

/** A table and the way to it. */
export interface Table {
  client: DynamoDBDocumentClient;
  name: string;
  /** Milliseconds that one call may take, its retries included. */
  budget: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** How long a client waits, in milliseconds, and how often it tries. */
export interface Patience {
  attempts: number;
  connectionTimeout: number;
  requestTimeout: number;
  budget: number;
}

/**
 * Opens a table of DynamoDB; `DYNAMODB_ENDPOINT` names another engine. The embedded one asks for the access key that
 * `DYNAMODB_ACCESS_KEY` holds; others take any.
 */
export function openTable(name: string, patience: Patience, env: Environment): Table {
  const { attempts, connectionTimeout, requestTimeout, budget } = patience;
  const endpoint = env.DYNAMODB_ENDPOINT;
  const client = new DynamoDBClient({
    maxAttempts: attempts,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
    ...(endpoint && {
      endpoint,
      region: env.AWS_REGION ?? 'ap-southeast-2',
      credentials: { accessKeyId: env.DYNAMODB_ACCESS_KEY ?? 'local', secretAccessKey: 'local' },
    }),
  });
  // It copies every answer for a logger, and there is none: a tenth of what a list costs.
  client.middlewareStack.remove('loggerMiddleware');
  const marshallOptions = { removeUndefinedValues: true };
  return { client: DynamoDBDocumentClient.from(client, { marshallOptions }), name, budget };
}

type DocumentCommand<In extends ServiceInputTypes, Out extends ServiceOutputTypes> = $Command<
  In,
  Out,
  DynamoDBDocumentClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>;

/** Makes one call within the table's budget. Throws `StoreUnavailable`. */
export const send = <In extends ServiceInputTypes, Out extends ServiceOutputTypes>(
  { client, budget }: Pick<Table, 'client' | 'budget'>,
  command: DocumentCommand<In, Out>,
): Promise<Out> => withinBudget(budget, (abortSignal) => client.send(command, { abortSignal }));

/** The same table, whose numbers are read as they are stored: a JavaScript number cannot hold every digit. */
export function withStoredNumbers(table: Table): Table {
  const { config } = table.client;
  const translateConfig = { ...config.translateConfig, unmarshallOptions: { wrapNumbers: true } };
  // A new client would set the options of the old one, whose configuration it shares.
  const client = Object.create(table.client, { config: { value: { ...config, translateConfig } } });
  return { ...table, client };
}
