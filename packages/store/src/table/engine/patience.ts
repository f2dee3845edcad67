import { LOCAL_PATIENCE, type Patience } from '@tussock/server/table/patience';

/** A reader gives up soon, since somebody waits; a writer is patient. */
export const PATIENCE = {
  reader: { attempts: 4, connectionTimeout: 500, requestTimeout: 1_000, budget: 3_000 },
  writer: { attempts: 6, connectionTimeout: 2_000, requestTimeout: 15_000, budget: 60_000 },
  local: LOCAL_PATIENCE,
} satisfies Record<string, Patience>;
