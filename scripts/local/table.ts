import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

type Client = Pick<DynamoDBClient, 'send' | 'config'>;

/** Creates a table where it is missing, and answers when it takes requests. For engines of one's own, never for AWS. */
export async function ensureTable(client: Client, input: CreateTableCommandInput): Promise<void> {
  const request = { TableName: input.TableName };
  try {
    await client.send(new DescribeTableCommand(request));
    return;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
  try {
    await client.send(new CreateTableCommand(input));
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client: client as DynamoDBClient, maxWaitTime: 30, minDelay: 1 }, request);
}
