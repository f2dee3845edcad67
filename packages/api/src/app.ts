import { createReads } from './create-reads';
import type { ApiDeps } from './env';
import { documents } from './openapi/documents';

/** The read API under /api, with its documents. */
export const createApi = (deps: ApiDeps) => createReads(deps, documents);

export type AppType = ReturnType<typeof createApi>;
