import { isUuid } from '@tussock/core/identifier/identifier';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import { HttpError } from '@tussock/server/http/http-error';
import type { DirectoryReads, SluggedKind } from '@tussock/store/directory-reads';
import type { Context } from 'hono';
import type { PinnedEnv } from '../env';
import { noSuch, recordRemoved } from './errors';
import { addressNow } from './renamed';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Lookup<T> {
  kind: SluggedKind;
  /** The collection's path segment, such as `offers`. */
  collection: string;
  byId?: (reads: DirectoryReads, release: number, id: string) => Promise<T | null>;
  bySlug: (reads: DirectoryReads, release: number, slug: string) => Promise<T | null>;
}

function moved(c: Context<PinnedEnv>, collection: string, address: string): HttpError {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.replace(new RegExp(`/${collection}/[^/]+`), `/${collection}/${address}`);
  const location = `${path}${search}`;
  const message = `The address of this record is ${location} now.`;
  return new HttpError(301, { message, code: 'moved' }, { Location: location });
}

/**
 * One record by its address: an id where it has the form of a UUID (and the kind has ids in its
 * addresses), else a slug; case does not matter. An older slug redirects. Throws 404, or 410 for one that was removed.
 */
export async function findRecord<T>(c: Context<PinnedEnv>, address: string, lookup: Lookup<T>): Promise<T> {
  const { kind, collection, byId, bySlug } = lookup;
  const { reads, release } = { reads: c.get('reads'), release: c.get('release').release };
  const wanted = address.toLowerCase();
  const missing = () => noSuch(kind.replace('-', ' '), `GET /api/${collection} lists them all.`);
  if (wanted.length > 120 || !SLUG.test(wanted)) throw missing();
  const isId = byId !== undefined && isUuid(wanted);
  const record = isId ? await byId(reads, release, wanted) : await bySlug(reads, release, wanted);
  if (record) return record;
  const now = isId ? null : await addressNow(reads, release, kind, wanted);
  if (now !== null) throw moved(c, collection, now);
  const removed = kind === 'tag' || kind === 'asset-class' ? null : await removal(c, kind, wanted);
  throw removed ?? missing();
}

/** The answer for a record that was removed; null where there never was one at this address. */
async function removal(
  c: Context<PinnedEnv>,
  kind: Tombstone['kind'],
  wanted: string,
): Promise<HttpError | null> {
  const tombstones = await c.get('reads').tombstones(c.get('release').release);
  const found = tombstones.find(
    (one) => one.kind === kind && (one.id.toLowerCase() === wanted || one.slugs.includes(wanted)),
  );
  return found ? recordRemoved(found) : null;
}
