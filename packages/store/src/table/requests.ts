import { type ConsumedCapacity, ReturnConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { send, type Table } from '@tussock/server/table/table';
import { type Item, keyNames } from './keys';
import type { IndexName } from './table';

export interface Answer {
  items: Item[];
  /** Where the answer ended, if it ended before the partition did. */
  last: Record<string, unknown> | undefined;
  /** Bytes that were read, roughly. */
  size: number;
}

/** The two requests that every read is made of. */
export function requestsOf(table: Table) {
  const common = { TableName: table.name, ReturnConsumedCapacity: ReturnConsumedCapacity.TOTAL };
  return {
    async get(key: { pk: string; sk: string }): Promise<Answer> {
      const { Item: item, ConsumedCapacity: capacity } = await send(
        table,
        new GetCommand({ ...common, Key: key, ConsistentRead: true }),
      );
      return { items: item ? [item as Item] : [], last: undefined, size: bytes(capacity, 4_096) };
    },

    /** `condition` is on the sort key, as `#range`; `index` null is the table itself. */
    async query(
      { index, key }: { index: IndexName | null; key: string },
      condition: string,
      values: Record<string, string>,
      options: { Limit?: number; ConsistentRead?: true } = {},
    ): Promise<Answer> {
      const { hashKey, rangeKey } = keyNames(index);
      const input = {
        ...common,
        ...(index && { IndexName: index }),
        KeyConditionExpression: `#hash = :hash AND ${condition}`,
        ExpressionAttributeNames: { '#hash': hashKey, '#range': rangeKey },
        ExpressionAttributeValues: { ':hash': key, ...values },
        ...options,
      };
      const answer = await send(table, new QueryCommand(input));
      return {
        items: (answer.Items ?? []) as Item[],
        last: answer.LastEvaluatedKey,
        size: bytes(answer.ConsumedCapacity, options.ConsistentRead ? 4_096 : 8_192),
      };
    },
  };
}

/** What was read, from what the engine charged for it. */
const bytes = (capacity: ConsumedCapacity | undefined, unit: number) =>
  Math.max(1_024, Math.ceil((capacity?.CapacityUnits ?? 1) * unit));
