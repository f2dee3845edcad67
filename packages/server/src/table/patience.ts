/** How long a client waits, in milliseconds, and how often it tries. */
export interface Patience {
  attempts: number;
  connectionTimeout: number;
  requestTimeout: number;
  budget: number;
  /** Whether connections are kept open for the next call; they are unless told. */
  keepAlive?: boolean;
}

const MINUTE = 60_000;

/**
 * On one machine the engine shares the processor with all else that runs, and a late page is better than one that says it could
 * not be read. A call that is given up may still be carried out, so none is made twice.
 */
export const LOCAL_PATIENCE: Patience = {
  attempts: 1,
  connectionTimeout: MINUTE,
  requestTimeout: MINUTE,
  budget: MINUTE,
};
