import { BatchWriteItemCommand, type WriteRequest as LeftRequest } from '@aws-sdk/client-dynamodb';
import { withinBudget } from '@tussock/server/table/budget';
import type { DirectoryTable } from '../table/client';
import { type Item, type Key, nameOf } from '../table/keys';
import { madeOfText } from '../table/record-text';

/** One write of a batch, as the engine reads it. The SDK takes several times as long to write the same JSON. */
export interface WriteRequest extends Key {
  json: readonly Uint8Array[];
}

export const putRequest = (item: Item): WriteRequest => {
  const { json: record, ...others } = item;
  const start = (fields: object) =>
    `{"PutRequest":{"Item":{${Object.entries(fields).map(([name, value]) => `"${name}":${attribute(name, value)}`)}`;
  const parts =
    record instanceof Uint8Array
      ? [Buffer.from(`${start(others)},"json":`), recordJson(record), Buffer.from('}}}')]
      : [Buffer.from(`${start(item)}}}}`)];
  return { pk: item.pk, sk: item.sk, json: parts };
};

export const deleteRequest = ({ pk, sk }: Key): WriteRequest => ({
  ...{ pk, sk },
  json: [Buffer.from(`{"DeleteRequest":{"Key":{"pk":${text(pk)},"sk":${text(sk)}}}}`)],
});

/** Items of a release have texts and bytes only. */
function attribute(name: string, value: unknown): string {
  if (value instanceof Uint8Array) return bytes(value);
  if (typeof value !== 'string') throw new TypeError(`${name} is ${typeof value}, neither text nor bytes`);
  return text(value);
}

const text = (value: string) => `{"S":${JSON.stringify(value)}}`;
const bytes = (value: Uint8Array) => `{"B":"${Buffer.from(value).toString('base64')}"}`;
const recordJson = madeOfText((record) => Buffer.from(bytes(record)));
const COMMA = Buffer.from(',');

/** Sends up to 25 writes in one request; answers those that the engine left. Throws `StoreUnavailable`. */
export async function sendBatch(
  { client, name, budget }: DirectoryTable,
  batch: readonly WriteRequest[],
): Promise<WriteRequest[]> {
  const command = new BatchWriteItemCommand({ RequestItems: { [name]: [] } });
  const writes = batch.flatMap(({ json }, at) => (at === 0 ? json : [COMMA, ...json]));
  const start = Buffer.from(`{"RequestItems":{${JSON.stringify(name)}:[`);
  const body = Buffer.concat([start, ...writes, Buffer.from(']}}')]);
  command.middlewareStack.add(
    (next) => (args) => next({ ...args, request: Object.assign(args.request as object, { body }) }),
    { step: 'build', priority: 'high', name: 'writtenBatch' },
  );
  const { UnprocessedItems } = await withinBudget(budget, (abortSignal) =>
    client.send(command, { abortSignal }),
  );
  const left = new Set(UnprocessedItems?.[name]?.map(keyOfRequest));
  return left.size === 0 ? [] : batch.filter((one) => left.has(nameOf(one)));
}

function keyOfRequest({ PutRequest, DeleteRequest }: LeftRequest): string {
  const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
  return nameOf({ pk: pk?.S ?? '', sk: sk?.S ?? '' });
}
