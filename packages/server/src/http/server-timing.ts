export const SERVER_TIMING = 'server-timing';

/** The value of `Server-Timing`: what the site took for an answer since `started` (`performance.now()`), in milliseconds. */
export const timeSince = (started: number): string => `total;dur=${(performance.now() - started).toFixed(1)}`;
