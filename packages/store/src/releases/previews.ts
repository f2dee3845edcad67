import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { timestamp } from '@tussock/core/column/field';
import { everyItem } from '@tussock/server/table/every-item';
import { send, type Table } from '@tussock/server/table/table';
import * as z from 'zod';
import { PREVIEWS, previewKey, withoutKeys } from '../table/keys';
import { readLifecycle } from './lifecycle';
import { readItem, readManifest } from './manifest';

/** What opens a release that is not live. The token itself is stored nowhere. */
const stored = z.strictObject({
  release: z.int().positive(),
  /** SHA-256 of the token, in hexadecimal digits. */
  token_hash: z.string().regex(/^[0-9a-f]{64}$/),
  expires_at: timestamp,
  /** The page of what changes, compressed; null where it is too large to be stored. */
  changes_page: z.instanceof(Uint8Array).nullable(),
});

/** A preview that may be looked at now. */
export interface OpenPreview {
  release: number;
  expires_at: string;
  /** Answers the HTML of what changes; null where that was too large to be stored. */
  changesPage: (() => Promise<string>) | null;
}

export type ListedPreview = Pick<z.infer<typeof stored>, 'release' | 'expires_at'>;

/** 192 random bits after the number of the release. Lower case: pages are found in one spelling only. */
const SECRET_BYTES = 24;
const TOKEN = /^([1-9]\d{0,8})-[0-9a-f]{48}$/;

/** The item stays well under 400 KB. */
const LARGEST_PAGE_BYTES = 320 * 1024;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a release that was written to whoever has the token that this answers. An earlier token of the release ends. */
export async function openPreview(
  table: Table,
  release: number,
  { expires_at, changesPage }: { expires_at: string; changesPage: string },
): Promise<string> {
  const token = `${release}-${randomBytes(SECRET_BYTES).toString('hex')}`;
  const packed = await promisify(gzip)(changesPage);
  const entry = stored.parse({
    ...{ release, expires_at, token_hash: hashOf(token).toString('hex') },
    changes_page: packed.length > LARGEST_PAGE_BYTES ? null : packed,
  });
  await send(table, new PutCommand({ TableName: table.name, Item: { ...previewKey(release), ...entry } }));
  return token;
}

/**
 * The preview that a token opens. Null for a token that is wrong or has expired, and once the release is live or pruned: all
 * look the same to whoever tries.
 */
export async function findPreview(table: Table, token: string, now: Date): Promise<OpenPreview | null> {
  const [, number] = TOKEN.exec(token) ?? [];
  if (number === undefined) return null;
  const release = Number(number);
  const item = await readItem(table, previewKey(release));
  if (!item) return null;
  const entry = stored.parse(withoutKeys(item));
  if (!timingSafeEqual(hashOf(token), Buffer.from(entry.token_hash, 'hex'))) return null;
  if (now.toISOString() >= entry.expires_at) return null;
  const [known, manifest] = await Promise.all([readLifecycle(table), readManifest(table, release)]);
  if (known?.were_live.includes(release) || manifest?.state !== 'ready') return null;
  const { expires_at, changes_page: page } = entry;
  return {
    ...{ release, expires_at },
    changesPage: page && (async () => (await promisify(gunzip)(page)).toString()),
  };
}

/** The previews that have not expired, by release. */
export async function openPreviews(table: Table, now: Date): Promise<ReadonlyMap<number, ListedPreview>> {
  const all = (await allPreviews(table)).filter(({ expires_at }) => expires_at > now.toISOString());
  return new Map(all.map((one) => [one.release, one]));
}

/** Ends the preview of a release. Answers false where it has none. */
export async function endPreview(table: Table, release: number): Promise<boolean> {
  const input = { TableName: table.name, Key: previewKey(release), ReturnValues: 'ALL_OLD' as const };
  return (await send(table, new DeleteCommand(input))).Attributes !== undefined;
}

/** Removes the previews that have expired or whose release went live; answers the numbers of their releases. */
export async function removeEndedPreviews(table: Table, now: Date): Promise<number[]> {
  const [all, known] = await Promise.all([allPreviews(table), readLifecycle(table)]);
  const ended = all.filter(
    ({ release, expires_at }) => expires_at <= now.toISOString() || known?.were_live.includes(release),
  );
  for (const { release } of ended)
    await send(table, new DeleteCommand({ TableName: table.name, Key: previewKey(release) }));
  return ended.map(({ release }) => release);
}

async function allPreviews(table: Table): Promise<ListedPreview[]> {
  const found: ListedPreview[] = [];
  for await (const item of everyItem(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': PREVIEWS },
    ProjectionExpression: '#release, expires_at',
    ExpressionAttributeNames: { '#release': 'release' },
    ConsistentRead: true,
  }))
    found.push(stored.pick({ release: true, expires_at: true }).parse(item));
  return found;
}
