import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { createTableInput } from '@tussock/server/table/create-table';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../scripts/infra/resource';
import { type Engine, startEngine } from '../support/engines';
import type { Stack } from './checks/stack';

/** The input of CreateTable that the provider makes of a recorded table. */
export function createTableOf({ inputs }: Resource): CreateTableCommandInput {
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  const indexes = inputs.globalSecondaryIndexes as {
    name: string;
    hashKey: string;
    rangeKey: string;
    projectionType: 'ALL';
  }[];
  return {
    TableName: inputs.name,
    BillingMode: inputs.billingMode,
    AttributeDefinitions: inputs.attributes.map(({ name, type }: { name: string; type: 'S' }) => ({
      AttributeName: name,
      AttributeType: type,
    })),
    KeySchema: keys(inputs.hashKey, inputs.rangeKey),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(({ name, hashKey, rangeKey, projectionType }) => ({
        IndexName: name,
        KeySchema: keys(hashKey, rangeKey),
        Projection: { ProjectionType: projectionType },
      })),
    }),
  };
}

/** The tables of the program, made for real on an engine that checks what it is asked. */
export function createTableSuite(production: Stack): void {
  describe('CreateTable on an engine', () => {
    let engine: Engine;
    let client: DynamoDBClient;
    beforeAll(async () => {
      engine = await startEngine('dynalite');
      client = new DynamoDBClient({
        endpoint: engine.endpoint,
        region: 'ap-southeast-2',
        credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      });
    });
    afterAll(async () => {
      client.destroy();
      await engine.close();
    });

    it.each(['Directory', 'Submissions'])('%s is accepted', async (name) => {
      const input = createTableOf(production.one('dynamodb/table:Table', `${name}TableTable`));
      await client.send(new CreateTableCommand(input));
      const { Table: table } = await client.send(new DescribeTableCommand({ TableName: input.TableName }));
      expect(table?.KeySchema).toEqual(input.KeySchema);
      expect(table?.GlobalSecondaryIndexes?.length ?? 0).toBe(input.GlobalSecondaryIndexes?.length ?? 0);
    });

    it('they are the tables that the local engine has', () => {
      const made = (name: string) =>
        createTableOf(production.one('dynamodb/table:Table', `${name}TableTable`));
      expect(made('Directory')).toEqual(createTableInput(DIRECTORY_TABLE, made('Directory').TableName ?? ''));
      expect(made('Submissions')).toEqual(
        createTableInput(SUBMISSIONS_TABLE, made('Submissions').TableName ?? ''),
      );
    });

    it('an index attribute that is not declared is refused', async () => {
      const input = createTableOf(production.one('dynamodb/table:Table', 'DirectoryTableTable'));
      const short = {
        ...input,
        TableName: 'short',
        AttributeDefinitions: input.AttributeDefinitions?.slice(1),
      };
      await expect(client.send(new CreateTableCommand(short))).rejects.toThrow(
        /AttributeDefinitions|attributes/i,
      );
    });
  });
}
