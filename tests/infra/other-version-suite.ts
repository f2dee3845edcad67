import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createMissingTable } from '@tussock/server/table/create-table';
import { openDirectoryTable } from '@tussock/store/client';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { describe, expect, it } from 'vitest';
import { publish } from '../support/published';
import { smallDirectory } from '../support/small-directory';
import { type FunctionName, type Instance, urlEvent } from './lambda';
import { calling } from './traces-suite';

interface Around {
  start: (name: FunctionName, over?: Record<string, string>) => Promise<Instance>;
  /** The address of the engine that holds the tables. */
  engine: () => string;
  linesOf: (instance: Instance) => unknown[];
}

/** The built functions after code was rolled back: the live release is of a version that they do not read. */
export function otherVersionSuite({ start, engine, linesOf }: Around): void {
  describe('a live release of another version of the code', () => {
    it('is replaced by the one before it, and counts for an alarm', async () => {
      const env = { DYNAMODB_ENDPOINT: engine(), DIRECTORY_TABLE: 'rolled-back' };
      const table = openDirectoryTable('writer', env);
      await createMissingTable(table, DIRECTORY_TABLE);
      await publish(table, smallDirectory(4));
      await publish(table, smallDirectory(5));
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: { pk: 'RELEASES', sk: '0000000002' },
          UpdateExpression: 'SET #format = :format',
          ExpressionAttributeNames: { '#format': 'format' },
          ExpressionAttributeValues: { ':format': 99 },
        }),
      );
      for (const [of, event] of [
        ['Api', urlEvent('/api/release')],
        ['Pages', urlEvent('/offers')],
        ['Images', urlEvent('/images/offers/offer-0.png')],
        ['Mcp', calling('search_offers', { limit: 2 })],
      ] as const) {
        const instance = await start(of, {
          DIRECTORY_TABLE: table.name,
          AWS_ENDPOINT_URL_DYNAMODB: engine(),
        });
        const { result } = await instance.invoke(event);
        expect([of, result.statusCode]).toEqual([of, 200]);
        const service = of.toLowerCase();
        expect(linesOf(instance)).toContainEqual(
          expect.objectContaining({ level: 'ERROR', message: 'release_unreadable', service }),
        );
        expect(linesOf(instance)).toContainEqual(expect.objectContaining({ ReleaseUnreadable: 1, service }));
        await instance.end();
      }
      table.client.destroy();
    });
  });
}
