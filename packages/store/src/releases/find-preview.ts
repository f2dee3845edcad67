import { createHash, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { timestamp } from '@tussock/core/column/field';
import * as z from 'zod';
import type { ReadableTable } from '../table/engine/readable-table';
import { previewKey, withoutKeys } from '../table/keys';
import { readItem } from '../table/read-items';
import { readLifecycle } from './lifecycle';
import { readManifest } from './manifest';

/** What opens a release that is not live. The token itself is stored nowhere. */
export const storedPreview = z.strictObject({
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

/** The number of the release, and a secret. Lower case: pages are found in one spelling only. */
const TOKEN = /^([1-9]\d{0,8})-[0-9a-f]{48}$/;

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The preview that a token opens. Null for a token that is wrong or has expired, and once the release is live or pruned: all
 * look the same to whoever tries.
 */
export async function findPreview(
  table: ReadableTable,
  token: string,
  now: Date,
): Promise<OpenPreview | null> {
  const release = Number(TOKEN.exec(token)?.[1]);
  if (Number.isNaN(release)) return null;
  const item = await readItem(table, previewKey(release));
  if (!item) return null;
  const entry = storedPreview.parse(withoutKeys(item));
  if (!timingSafeEqual(tokenHash(token), Buffer.from(entry.token_hash, 'hex'))) return null;
  if (now.toISOString() >= entry.expires_at) return null;
  const [known, manifest] = await Promise.all([readLifecycle(table), readManifest(table, release)]);
  if (known?.were_live.includes(release) || manifest?.state !== 'ready') return null;
  const { expires_at, changes_page: page } = entry;
  return {
    release,
    expires_at,
    changesPage: page && (async () => (await promisify(gunzip)(page)).toString()),
  };
}
