import { createReadApi } from './create-read-api';
import type { ApiDeps } from './env';
import { documents } from './openapi/documents';

/** The read API under /api, with its documents. */
export const createApi = (deps: ApiDeps) => createReadApi(deps, documents);

export type AppType = ReturnType<typeof createApi>;
