import type {
  AttributeValue,
  ConsumedCapacity,
  GetItemCommandOutput,
  QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { itemFrom } from './attributes';
import type { Operation } from './direct-call';
import { type Item, keyNames } from './keys';
import { quickCall } from './quick-call';
import type { ReadableTable, SdkReads } from './readable-table';
import type { IndexName } from './table';

export interface Answer {
  items: Item[];
  /** Where the answer ended, if it ended before the partition did. */
  last: Record<string, string> | undefined;
  /** Bytes that were read, roughly. */
  size: number;
}

export interface QueryOptions {
  Limit?: number;
  ConsistentRead?: true;
  /** The `last` of the answer before. */
  after?: Readonly<Record<string, string>> | undefined;
}

const texts = (values: Readonly<Record<string, string>>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));

/** The two requests that every read is made of, as the engine reads them: their values are texts. */
export function requestsOf(table: ReadableTable) {
  const common = { TableName: table.name, ReturnConsumedCapacity: 'TOTAL' as const };

  const read = <Output>(
    operation: Operation,
    input: object,
    bySdk: (sdk: SdkReads, signal: AbortSignal) => Promise<Output>,
  ) => quickCall(table, { operation, input }, async (signal) => bySdk(await table.sdk(), signal));

  return {
    async get(key: { pk: string; sk: string }): Promise<Answer> {
      const input = { ...common, Key: texts(key), ConsistentRead: true };
      const answer = await read<GetItemCommandOutput>('GetItem', input, (sdk, signal) =>
        sdk.get(input, signal),
      );
      const items = answer.Item ? [itemFrom(answer.Item)] : [];
      return { items, last: undefined, size: bytes(answer.ConsumedCapacity, 4_096) };
    },

    /** `condition` is on the sort key, as `#range`; `index` null is the table itself. */
    async query(
      { index, key }: { index: IndexName | null; key: string },
      condition: string,
      values: Record<string, string>,
      { after, ...options }: QueryOptions = {},
    ): Promise<Answer> {
      const { hashKey, rangeKey } = keyNames(index);
      const input = {
        ...common,
        ...(index && { IndexName: index }),
        KeyConditionExpression: `#hash = :hash AND ${condition}`,
        ExpressionAttributeNames: { '#hash': hashKey, '#range': rangeKey },
        ExpressionAttributeValues: texts({ ':hash': key, ...values }),
        ...options,
        ...(after && { ExclusiveStartKey: texts(after) }),
      };
      const answer = await read<QueryCommandOutput>('Query', input, (sdk, signal) =>
        sdk.query(input, signal),
      );
      return {
        items: (answer.Items ?? []).map(itemFrom),
        // Every key of the table is a text.
        last: answer.LastEvaluatedKey && (itemFrom(answer.LastEvaluatedKey) as Record<string, string>),
        size: bytes(answer.ConsumedCapacity, options.ConsistentRead ? 4_096 : 8_192),
      };
    },
  };
}

/** What was read, from what the engine charged for it. */
const bytes = (capacity: ConsumedCapacity | undefined, unit: number) =>
  Math.max(1_024, Math.ceil((capacity?.CapacityUnits ?? 1) * unit));
