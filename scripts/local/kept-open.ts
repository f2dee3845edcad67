/**
 * How long a local server keeps a connection that nobody uses: longer than whoever passes requests on to it does, which is a minute
 * for most, so that the other side closes it and no request meets a closed one. Node's own 5 seconds are shorter.
 */
export const KEPT_OPEN_MS = 75_000;
