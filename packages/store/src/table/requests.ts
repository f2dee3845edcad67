import type { AttributeValue, GetItemCommandOutput, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import { itemFrom } from './attributes';
import type { Operation } from './engine/direct-call';
import { quickCall } from './engine/quick-call';
import type { ReadableTable, SdkReads } from './engine/readable-table';
import { type Item, keyNames } from './keys';
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

export interface Count extends Pick<Answer, 'last'> {
  /** Items in the 1 MB that one answer reads. */
  count: number;
}

/** Where something is asked for; `index` null is the table itself. */
interface Partition {
  index: IndexName | null;
  key: string;
}

/** Sort keys: those that begin with a text, or those from one to another. */
export type Range = { begins: string } | { from: string; to: string };

const texts = (values: Readonly<Record<string, string>>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));

/**
 * The two requests that every read is made of, and the one that counts, as the engine reads them: their values are texts. An answer is taken
 * only where its items are under the keys that were asked for: one that came late or twice could be that to another request.
 */
export function requestsOf(table: ReadableTable) {
  const common = { TableName: table.name, ReturnConsumedCapacity: 'TOTAL' as const };

  const read = <Output extends object>(
    operation: Operation,
    input: object,
    isAnswer: (output: Output) => boolean,
    bySdk: (sdk: SdkReads, signal: AbortSignal) => Promise<Output>,
  ) =>
    quickCall(table, { operation, input, isAnswer: (output) => isAnswer(output as Output) }, async (signal) =>
      bySdk(await table.sdk(), signal),
    );

  return {
    async get(key: { pk: string; sk: string }): Promise<Answer> {
      const input = { ...common, Key: texts(key), ConsistentRead: true };
      const answer = await read<GetItemCommandOutput>(
        'GetItem',
        input,
        ({ Item, ConsumedCapacity }) =>
          units(ConsumedCapacity) !== null &&
          (Item === undefined || (Item.pk?.S === key.pk && Item.sk?.S === key.sk)),
        (sdk, signal) => sdk.get(input, signal),
      );
      const items = answer.Item ? [itemFrom(answer.Item)] : [];
      return { items, last: undefined, size: bytes(answer.ConsumedCapacity, 4_096) };
    },

    async query(
      { index, key }: Partition,
      range: Range,
      { after, ...options }: QueryOptions = {},
    ): Promise<Answer> {
      const { hashKey, rangeKey } = keyNames(index);
      const { condition, values, has } = conditionOf(range);
      const input = {
        ...common,
        ...(index && { IndexName: index }),
        KeyConditionExpression: `#hash = :hash AND ${condition}`,
        ExpressionAttributeNames: { '#hash': hashKey, '#range': rangeKey },
        ExpressionAttributeValues: texts({ ':hash': key, ...values }),
        ...options,
        ...(after && { ExclusiveStartKey: texts(after) }),
      };
      const answer = await read<QueryCommandOutput>(
        'Query',
        input,
        ({ Items, ConsumedCapacity }) =>
          units(ConsumedCapacity) !== null &&
          Array.isArray(Items) &&
          Items.every((item) => item?.[hashKey]?.S === key && has(item[rangeKey]?.S)),
        (sdk, signal) => sdk.query(input, signal),
      );
      return {
        items: (answer.Items ?? []).map(itemFrom),
        last: lastOf(answer),
        size: bytes(answer.ConsumedCapacity, options.ConsistentRead ? 4_096 : 8_192),
      };
    },

    /** How many items a partition has; `after` is the `last` of the answer before. */
    async count({ index, key }: Partition, after?: Count['last']): Promise<Count> {
      const { hashKey } = keyNames(index);
      const input = {
        ...common,
        ...(index && { IndexName: index }),
        KeyConditionExpression: '#hash = :hash',
        ExpressionAttributeNames: { '#hash': hashKey },
        ExpressionAttributeValues: texts({ ':hash': key }),
        Select: 'COUNT' as const,
        ...(after && { ExclusiveStartKey: texts(after) }),
      };
      const answer = await read<QueryCommandOutput>(
        'Query',
        input,
        ({ Count, Items, LastEvaluatedKey, ConsumedCapacity }) =>
          units(ConsumedCapacity) !== null &&
          Number.isSafeInteger(Count) &&
          Items === undefined &&
          (LastEvaluatedKey === undefined || LastEvaluatedKey[hashKey]?.S === key),
        (sdk, signal) => sdk.query(input, signal),
      );
      return { count: answer.Count as number, last: lastOf(answer) };
    },
  };
}

/** Every key of the table is a text. */
const lastOf = ({ LastEvaluatedKey }: QueryCommandOutput) =>
  LastEvaluatedKey && (itemFrom(LastEvaluatedKey) as Record<string, string>);

function conditionOf(range: Range) {
  if ('begins' in range)
    return {
      condition: 'begins_with(#range, :begins)',
      values: { ':begins': range.begins },
      has: (key: string | undefined) => key?.startsWith(range.begins) ?? false,
    };
  const { from, to } = range;
  return {
    condition: '#range BETWEEN :from AND :to',
    values: { ':from': from, ':to': to },
    has: (key: string | undefined) => key !== undefined && key >= from && key <= to,
  };
}

/** Every request asks what it took, so that an answer which does not say it is none of the engine's. */
const units = (capacity: { CapacityUnits?: number | undefined } | undefined): number | null =>
  typeof capacity?.CapacityUnits === 'number' ? capacity.CapacityUnits : null;

/** What was read, from what the engine charged for it. */
const bytes = (capacity: Parameters<typeof units>[0], unit: number) =>
  Math.max(1_024, Math.ceil((units(capacity) ?? 1) * unit));
