import {
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  type WriteRequest as LeftRequest,
} from '@aws-sdk/client-dynamodb';
import type { DirectoryTable } from '../table/engine/client';
import { type EngineCall, quickCall } from '../table/engine/quick-call';
import { type Item, type Key, nameOf } from '../table/keys';
import { madeOfText } from '../table/record-text';

/** One write of a batch, as the engine reads it. The SDK takes several times as long to write the same JSON. */
export interface WriteRequest extends Key {
  /** Its JSON; where it has a record, up to that. */
  start: string;
  /** The rest, from the bytes of the record on: no letter outside of ASCII. */
  record: string | null;
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
  pk,
  sk,
  record: null,
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
const recordJson = madeOfText((record) => `${bytes(record)}}}}`);

/** Sends up to 25 writes in one request; answers those that the engine left. Throws `StoreUnavailable`. */
export async function sendBatch(
  table: DirectoryTable,
  batch: readonly WriteRequest[],
): Promise<WriteRequest[]> {
  const { client, name } = table;
  const input = { RequestItems: { [name]: [] } };
  const { place, body } = bodyOf(name, batch);
  const bySdk = (abortSignal: AbortSignal) => {
    const command = new BatchWriteItemCommand(input);
    command.middlewareStack.add(
      (next) => (args) => next({ ...args, request: Object.assign(args.request as object, { body }) }),
      { step: 'build', priority: 'high', name: 'writtenBatch' },
    );
    return client.send(command, { abortSignal });
  };
  const call: EngineCall = { operation: 'BatchWriteItem', input, body };
  const { UnprocessedItems } = await quickCall<BatchWriteItemCommandOutput>(table, call, bySdk);
  if (place.length === PLACE_BYTES) free.push(place);
  const left = new Set(UnprocessedItems?.[name]?.map(keyOfRequest));
  return left.size === 0 ? [] : batch.filter((one) => left.has(nameOf(one)));
}

/** Most bodies of 25 writes have 100 to 300 KB; a larger one gets a place of its own. */
const PLACE_BYTES = 512 * 1024;

/**
 * Places of bodies whose requests were answered, to be used again: V8 counts new ones towards the limit at which it marks its
 * whole heap. That of a request that failed is not among them, since it may still be sent.
 */
const free: Buffer[] = [];

const placeOf = (length: number) =>
  length > PLACE_BYTES ? Buffer.allocUnsafeSlow(length) : (free.pop() ?? Buffer.allocUnsafeSlow(PLACE_BYTES));

/** The JSON of a whole request, written once into its place. */
function bodyOf(name: string, batch: readonly WriteRequest[]): { place: Buffer; body: Buffer } {
  const before = batch.map(({ start }, at) =>
    at === 0 ? `{"RequestItems":{${JSON.stringify(name)}:[${start}` : `,${start}`,
  );
  let length = END.length;
  for (const [at, { record }] of batch.entries())
    length += Buffer.byteLength(before[at] as string) + (record?.length ?? 0);
  const place = placeOf(length);
  let end = 0;
  for (const [at, { record }] of batch.entries()) {
    end += place.write(before[at] as string, end);
    if (record) end += place.write(record, end, 'latin1');
  }
  end += place.write(END, end);
  return { place, body: place.subarray(0, end) };
}

const END = ']}}';

function keyOfRequest({ PutRequest, DeleteRequest }: LeftRequest): string {
  const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
  return nameOf({ pk: pk?.S ?? '', sk: sk?.S ?? '' });
}
