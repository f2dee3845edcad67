import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { everyItem } from '@tussock/server/table/every-item';
import { send } from '@tussock/server/table/table';
import type * as z from 'zod';
import type { DirectoryTable } from '../table/engine/client';
import { PREVIEWS, previewKey } from '../table/keys';
import { readItem } from '../table/read-items';
import { storedPreview, tokenHash } from './find-preview';
import { readLifecycle } from './lifecycle';
import { partition } from './stored-items';

export type ListedPreview = Pick<z.infer<typeof storedPreview>, 'release' | 'expires_at'>;

/** 192 random bits after the number of the release. */
const SECRET_BYTES = 24;

/** The item stays well under 400 KB. */
const LARGEST_PAGE_BYTES = 320 * 1024;

/** A page of changes as it is stored; null where it is too large to be kept. */
async function packed(changesPage: string): Promise<Buffer | null> {
  const page = await promisify(gzip)(changesPage);
  return page.length > LARGEST_PAGE_BYTES ? null : page;
}

/** Whether a page of changes is small enough to be kept with its preview. */
export const isKept = async (changesPage: string): Promise<boolean> => (await packed(changesPage)) !== null;

/** Opens a release that was written to whoever has the token that this answers. An earlier token of the release ends. */
export async function openPreview(
  table: DirectoryTable,
  release: number,
  { expires_at, changesPage }: { expires_at: string; changesPage: string },
): Promise<string> {
  const token = `${release}-${randomBytes(SECRET_BYTES).toString('hex')}`;
  const entry = storedPreview.parse({
    release,
    expires_at,
    token_hash: tokenHash(token).toString('hex'),
    changes_page: await packed(changesPage),
  });
  await send(table, new PutCommand({ TableName: table.name, Item: { ...previewKey(release), ...entry } }));
  return token;
}

/** The previews that have not expired, by release. */
export async function openPreviews(
  table: DirectoryTable,
  now: Date,
): Promise<ReadonlyMap<number, ListedPreview>> {
  const all = (await allPreviews(table)).filter(({ expires_at }) => expires_at > now.toISOString());
  return new Map(all.map((one) => [one.release, one]));
}

/** Ends the preview of a release. Answers false where it has none. */
export async function endPreview(table: DirectoryTable, release: number): Promise<boolean> {
  const Key = previewKey(release);
  // What a deletion says of it is lost with its answer: the SDK makes it again, and finds nothing.
  if ((await readItem(table, Key)) === undefined) return false;
  await send(table, new DeleteCommand({ TableName: table.name, Key }));
  return true;
}

/** Removes the previews that have expired or whose release went live; answers the numbers of their releases. */
export async function removeEndedPreviews(table: DirectoryTable, now: Date): Promise<number[]> {
  const [all, known] = await Promise.all([allPreviews(table), readLifecycle(table)]);
  const ended = all.filter(
    ({ release, expires_at }) => expires_at <= now.toISOString() || known?.were_live.includes(release),
  );
  for (const { release } of ended)
    await send(table, new DeleteCommand({ TableName: table.name, Key: previewKey(release) }));
  return ended.map(({ release }) => release);
}

async function allPreviews(table: DirectoryTable): Promise<ListedPreview[]> {
  const found: ListedPreview[] = [];
  for await (const item of everyItem(table, {
    ...partition(PREVIEWS),
    ProjectionExpression: '#release, expires_at',
    ExpressionAttributeNames: { '#release': 'release' },
  }))
    found.push(storedPreview.pick({ release: true, expires_at: true }).parse(item));
  return found;
}
