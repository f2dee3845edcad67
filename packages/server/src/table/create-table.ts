import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  ResourceNotFoundException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { KeyPair, TableDefinition } from './definition';
import type { Table } from './table';

/** Creates a table where it is missing, and returns when it takes requests. For engines of one's own, never for AWS. */
export async function createMissingTable(
  { client, name }: Pick<Table, 'client' | 'name'>,
  definition: TableDefinition,
): Promise<void> {
  if (await isTable({ client, name })) return;
  try {
    await client.send(new CreateTableCommand(createTableInput(definition, name)));
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: name });
}

/** Whether the engine has the table. */
export async function isTable({ client, name }: Pick<Table, 'client' | 'name'>): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName: name }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

/** The input of CreateTable; on AWS the infrastructure makes the table from the same definition. */
export function createTableInput({ fields, primaryIndex, globalIndexes }: TableDefinition, name: string) {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: Object.keys(fields).map((field) => ({
      AttributeName: field,
      AttributeType: 'S' as const,
    })),
    KeySchema: keySchema(primaryIndex),
    GlobalSecondaryIndexes: Object.entries(globalIndexes).map(([index, keys]) => ({
      IndexName: index,
      KeySchema: keySchema(keys),
      Projection: { ProjectionType: 'ALL' as const },
    })),
  };
}

const keySchema = ({ hashKey, rangeKey }: KeyPair) => [
  { AttributeName: hashKey, KeyType: 'HASH' as const },
  { AttributeName: rangeKey, KeyType: 'RANGE' as const },
];
