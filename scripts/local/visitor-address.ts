import { getConnInfo } from '@hono/node-server/conninfo';
import { viewerAddress } from '@tussock/server/http/viewer';
import type { Context } from 'hono';

/**
 * The network address of a visitor: the one that a proxy on this machine names, else that of the connection; null for a
 * request that the site makes to itself while it renders. The server listens on loopback, so only such a proxy can name one.
 */
export function visitorAddress(c: Context): string | null {
  if (!c.env || !('incoming' in c.env)) return null;
  const { address = 'unknown' } = getConnInfo(c).remote;
  return c.req.header('x-forwarded-for') === undefined ? address : viewerAddress(c);
}
