import {
  type AttributeValue,
  type ConsumedCapacity,
  GetItemCommand,
  type GetItemCommandOutput,
  QueryCommand,
  type QueryCommandOutput,
  ReturnConsumedCapacity,
} from '@aws-sdk/client-dynamodb';
import { itemFrom } from './attributes';
import type { DirectoryTable } from './client';
import type { Operation } from './direct-call';
import { type Item, keyNames } from './keys';
import { quickCall } from './quick-call';
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

/** How long a direct read may take before the SDK asks instead, as long as an attempt of its own. */
const DIRECT_MS = 1_000;

/** The two requests that every read is made of, as the engine reads them: their values are texts. */
export function requestsOf(table: DirectoryTable) {
  const { client, name } = table;
  const common = { TableName: name, ReturnConsumedCapacity: ReturnConsumedCapacity.TOTAL };

  const read = <Output>(
    operation: Operation,
    input: object,
    bySdk: (signal: AbortSignal) => Promise<Output>,
  ) => quickCall(table, { operation, input }, DIRECT_MS, bySdk);

  return {
    async get(key: { pk: string; sk: string }): Promise<Answer> {
      const input = { ...common, Key: texts(key), ConsistentRead: true };
      const answer = await read<GetItemCommandOutput>('GetItem', input, (abortSignal) =>
        client.send(new GetItemCommand(input), { abortSignal }),
      );
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
      const answer = await read<QueryCommandOutput>('Query', input, (abortSignal) =>
        client.send(new QueryCommand(input), { abortSignal }),
      );
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
