import { BatchWriteItemCommand, type WriteRequest as LeftRequest } from '@aws-sdk/client-dynamodb';
import { withinBudget } from '@tussock/server/table/budget';
import type { DirectoryTable } from '../table/client';
import { type Item, type Key, nameOf } from '../table/keys';
import { madeOfText } from '../table/record-text';

/** One write of a batch, as the engine reads it. The SDK takes several times as long to write the same JSON. */
export interface WriteRequest extends Key {
  /** Its JSON; where it has a record, up to that. */
  start: string;
  /** The rest, from the bytes of the record on. */
  record: Buffer | null;
}

export function putRequest(item: Item): WriteRequest {
  const { pk, sk, json } = item;
  const record = json instanceof Uint8Array ? recordJson(json) : null;
  let fields = '';
  for (const name in item) {
    if (name === 'json' && record) continue;
    fields += `${fields && ','}"${name}":${attribute(name, item[name])}`;
  }
  return { pk, sk, start: `{"PutRequest":{"Item":{${fields}${record ? ',"json":' : '}}}'}`, record };
}

export const deleteRequest = ({ pk, sk }: Key): WriteRequest => ({
  ...{ pk, sk, record: null },
  start: `{"DeleteRequest":{"Key":{"pk":${text(pk)},"sk":${text(sk)}}}}`,
});

/** Items of a release have texts and bytes only. */
function attribute(name: string, value: unknown): string {
  if (value instanceof Uint8Array) return bytes(value);
  if (typeof value !== 'string') throw new TypeError(`${name} is ${typeof value}, neither text nor bytes`);
  return text(value);
}

const text = (value: string) => `{"S":${JSON.stringify(value)}}`;
const bytes = (value: Uint8Array) => `{"B":"${Buffer.from(value).toString('base64')}"}`;
const recordJson = madeOfText((record) => Buffer.from(`${bytes(record)}}}}`, 'latin1'));

/** Sends up to 25 writes in one request; answers those that the engine left. Throws `StoreUnavailable`. */
export async function sendBatch(
  { client, name, budget }: DirectoryTable,
  batch: readonly WriteRequest[],
): Promise<WriteRequest[]> {
  const command = new BatchWriteItemCommand({ RequestItems: { [name]: [] } });
  const body = bodyOf(name, batch);
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

/** The JSON of a whole request, written once into its place. */
function bodyOf(name: string, batch: readonly WriteRequest[]): Buffer {
  const before = batch.map(({ start }, at) =>
    at === 0 ? `{"RequestItems":{${JSON.stringify(name)}:[${start}` : `,${start}`,
  );
  let length = END.length;
  for (const [at, { record }] of batch.entries())
    length += Buffer.byteLength(before[at] as string) + (record?.length ?? 0);
  const body = Buffer.allocUnsafe(length);
  let end = 0;
  for (const [at, { record }] of batch.entries()) {
    end += body.write(before[at] as string, end);
    if (record) end += record.copy(body, end);
  }
  body.write(END, end);
  return body;
}

const END = ']}}';

function keyOfRequest({ PutRequest, DeleteRequest }: LeftRequest): string {
  const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
  return nameOf({ pk: pk?.S ?? '', sk: sk?.S ?? '' });
}
