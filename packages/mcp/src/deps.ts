import type { createApi } from '@tussock/api/app';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import type { MiddlewareHandler } from 'hono';

/** What the MCP server is given. */
export interface McpDeps {
  /** The read API, called in process. */
  api: Pick<ReturnType<typeof createApi>, 'request'>;
  /** The same directory, for what no route of the API answers in one call: all changes, and records by id; and for its name. */
  reads: Pick<
    DirectoryReads,
    | 'live'
    | 'changes'
    | 'oldestOfFullChanges'
    | 'getOfferById'
    | 'getProviderById'
    | 'getPlatform'
    | 'getFundById'
  >;
  /** Names the build to clients. */
  build: string;
  /** Refuses a caller who asks too often; without it nobody is refused. */
  limit?: MiddlewareHandler | undefined;
  /** Refuses requests that did not come through the edge; without it anyone may call. */
  guard?: MiddlewareHandler | undefined;
  /** Host names that a request may be addressed to, against DNS rebinding; without it any. */
  allowedHosts?: string[] | undefined;
  /** Host names of web pages that may call, as their browsers name them in Origin; without it any. */
  allowedOrigins?: string[] | undefined;
  /** The date in New Zealand, 2026-11-20; defaults to the clock's. */
  today?: () => string;
  /** Called with every failure that became an error of the server. It never gets the arguments of a call. */
  report?: (error: unknown) => void;
}
