import type { DirectoryReads, Release } from '@tussock/store/directory-reads';
import type { Search } from '@tussock/store/search';
import type { FileOf } from '@tussock/store/search-parts';
import type { MiddlewareHandler } from 'hono';
import type { Deprecation } from './openapi/deprecations';

/** What the API is given. */
export interface ApiDeps {
  reads: DirectoryReads;
  /** Names the build in ETags, so that a deploy never answers 304 for another build's body. */
  build: string;
  /** Says whether a session token unlocks exclusive offers; without it that route answers 401. */
  verifyToken?: (token: string) => Promise<boolean>;
  /** Finds the search files of releases; without it a search is in memory. */
  searchFileOf?: FileOf | undefined;
  /** Refuses a visitor who reads too often; without it nobody is refused. */
  limit?: MiddlewareHandler | undefined;
  /** Operations that end; those of this version where missing. */
  deprecations?: readonly Deprecation[];
  /** The date in New Zealand, 2026-11-20; defaults to the clock's. */
  today?: () => string;
  /** Called with every failure that became a 500 or 503; defaults to one line on stderr. */
  report?: (error: unknown, requestId: string) => void;
}

/** What every handler has in its context. Asked for with `c.get`: `c.var` copies all of it each time. */
export interface ApiEnv {
  Variables: {
    reads: DirectoryReads;
    search: Search;
    build: string;
    verifyToken: (token: string) => Promise<boolean>;
    today: () => string;
    bodies: BodyCache;
    addresses: AddressCache;
    requestId: string;
  };
}

/** What `pinned` adds for the handlers after it. */
export interface PinnedEnv {
  Variables: ApiEnv['Variables'] & {
    /** The release that this request reads. */
    release: Release;
    /** How the answer may be cached. */
    caching: { etag: string; headers: Record<string, string> };
  };
}

/** A body as it is answered: bytes where it is stored as it is, else a text. */
export type Body = string | Uint8Array<ArrayBuffer>;

/** Ready bodies by ETag: what was answered once for a release and query stays true. */
export interface BodyCache {
  get(etag: string): Body | undefined;
  set(etag: string, body: Body): unknown;
}

/** What was answered last at an address that names no release. */
export interface AddressCache {
  get(url: string): ReadyAddress | undefined;
  set(url: string, ready: ReadyAddress): unknown;
}

export interface ReadyAddress {
  /** Of the live release then; the answer holds as long as it is the same. */
  version: string;
  etag: string;
  headers: Record<string, string>;
}
