import {
  type AttributeValue,
  type ConsumedCapacity,
  GetItemCommand,
  QueryCommand,
  ReturnConsumedCapacity,
} from '@aws-sdk/client-dynamodb';
import { withinBudget } from '@tussock/server/table/budget';
import type { Table } from '@tussock/server/table/table';
import { itemFrom } from './attributes';
import { type Item, keyNames } from './keys';
import type { IndexName } from './table';

export interface Answer {
  items: Item[];
  /** Where the answer ended, if it ended before the partition did. */
  last: Record<string, unknown> | undefined;
  /** Bytes that were read, roughly. */
  size: number;
}

const texts = (values: Readonly<Record<string, string>>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));

/**
 * The two requests that every read is made of, as the engine reads them: their values are texts, which the document client
 * would copy several times on the way.
 */
export function requestsOf({ client, budget, ...table }: Table) {
  const common = { TableName: table.name, ReturnConsumedCapacity: ReturnConsumedCapacity.TOTAL };
  return {
    async get(key: { pk: string; sk: string }): Promise<Answer> {
      const command = new GetItemCommand({ ...common, Key: texts(key), ConsistentRead: true });
      const answer = await withinBudget(budget, (abortSignal) => client.send(command, { abortSignal }));
      const items = answer.Item ? [itemFrom(answer.Item)] : [];
      return { items, last: undefined, size: bytes(answer.ConsumedCapacity, 4_096) };
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
        ExpressionAttributeValues: texts({ ':hash': key, ...values }),
        ...options,
      };
      const command = new QueryCommand(input);
      const answer = await withinBudget(budget, (abortSignal) => client.send(command, { abortSignal }));
      return {
        items: (answer.Items ?? []).map(itemFrom),
        last: answer.LastEvaluatedKey && itemFrom(answer.LastEvaluatedKey),
        size: bytes(answer.ConsumedCapacity, options.ConsistentRead ? 4_096 : 8_192),
      };
    },
  };
}

/** What was read, from what the engine charged for it. */
const bytes = (capacity: ConsumedCapacity | undefined, unit: number) =>
  Math.max(1_024, Math.ceil((capacity?.CapacityUnits ?? 1) * unit));
