import { BatchWriteItemCommand, type WriteRequest as LeftRequest } from '@aws-sdk/client-dynamodb';
import { withinBudget } from '@tussock/server/table/budget';
import type { DirectoryTable } from '../table/client';
import { type Item, type Key, nameOf } from '../table/keys';
import { madeOfText } from '../table/record-text';

/** One write of a batch, as the engine reads it. The SDK takes several times as long to write the same JSON. */
export interface WriteRequest extends Key {
  json: string;
}

export const putRequest = (item: Item): WriteRequest => {
  const attributes = Object.entries(item).map(([name, value]) => `"${name}":${attribute(name, value)}`);
  return { pk: item.pk, sk: item.sk, json: `{"PutRequest":{"Item":{${attributes.join()}}}}` };
};

export const deleteRequest = ({ pk, sk }: Key): WriteRequest => ({
  ...{ pk, sk },
  json: `{"DeleteRequest":{"Key":{"pk":${text(pk)},"sk":${text(sk)}}}}`,
});

/** Items of a release have texts and bytes only. */
function attribute(name: string, value: unknown): string {
  if (value instanceof Uint8Array) return name === 'json' ? recordText(value) : bytes(value);
  if (typeof value !== 'string') throw new TypeError(`${name} is ${typeof value}, neither text nor bytes`);
  return text(value);
}

const text = (value: string) => `{"S":${JSON.stringify(value)}}`;
const bytes = (value: Uint8Array) => `{"B":"${Buffer.from(value).toString('base64')}"}`;
const recordText = madeOfText(bytes);

/** Sends up to 25 writes in one request; answers those that the engine left. Throws `StoreUnavailable`. */
export async function sendBatch(
  { client, name, budget }: DirectoryTable,
  batch: readonly WriteRequest[],
): Promise<WriteRequest[]> {
  const command = new BatchWriteItemCommand({ RequestItems: { [name]: [] } });
  const body = Buffer.from(
    `{"RequestItems":{${JSON.stringify(name)}:[${batch.map(({ json }) => json).join()}]}}`,
  );
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
