import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type $Command,
  DynamoDBDocumentClient,
  type DynamoDBDocumentClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/lib-dynamodb';
import { withinBudget } from './budget';
import { type Environment, engineOf } from './engine-of';
import type { Patience } from './patience';

/** A table and the way to it. */
export interface Table {
  client: DynamoDBDocumentClient;
  name: string;
  /** Milliseconds that one call may take, its retries included. */
  budget: number;
}

/** Opens a table of DynamoDB, or of the engine that `engineOf` names. */
export function openTable(name: string, patience: Patience, env: Environment): Table {
  const { attempts, connectionTimeout, requestTimeout, budget, keepAlive = true } = patience;
  const agents = { httpAgent: { keepAlive }, httpsAgent: { keepAlive } };
  const client = new DynamoDBClient({
    maxAttempts: attempts,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true, ...agents },
    ...engineOf(env),
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
export function withStoredNumbers<T extends Table>(table: T): T {
  const { config } = table.client;
  const translateConfig = { ...config.translateConfig, unmarshallOptions: { wrapNumbers: true } };
  // A new client would set the options of the old one, whose configuration it shares.
  const client = Object.create(table.client, { config: { value: { ...config, translateConfig } } });
  return { ...table, client };
}
