import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from '../table/client';
import { PublishConflict } from '../table/errors';
import { withinBudget } from '../table/faults';
import { LIVE, RELEASES } from '../table/keys';
import { readPointer } from './manifest';

/** Makes a release live if `from` (null: none) still is. Doing it twice does no harm. */
export async function movePointer(table: DirectoryTable, from: number | null, to: number): Promise<void> {
  const condition =
    from === null
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#release = :from',
          ExpressionAttributeNames: { '#release': 'release' },
          ExpressionAttributeValues: { ':from': from },
        };
  const input = { TableName: table.name, Item: { pk: RELEASES, sk: LIVE, release: to }, ...condition };
  try {
    await withinBudget(table.budget, (abortSignal) =>
      table.client.send(new PutCommand(input), { abortSignal }),
    );
  } catch (fault) {
    if (!(fault instanceof Error && fault.name === 'ConditionalCheckFailedException')) throw fault;
    // A retry inside the SDK may have found its own first attempt done.
    if ((await readPointer(table)) !== to) throw new PublishConflict('Another release went live meanwhile');
  }
}
