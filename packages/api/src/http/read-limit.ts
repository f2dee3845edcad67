import { formatCount } from '@tussock/core/text/format-number';
import { tooManyRequests } from '@tussock/server/http/http-error';
import { networkOf } from '@tussock/server/http/network';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** Visitors that a process counts at the same time; the one that was not seen for longest is forgotten first. */
const VISITORS = 20_000;

/**
 * Refuses a visitor whose reads exceed `perMinute`, with 429 and Retry-After; undefined where it is not set. It counts in the
 * memory of its process. Throws on a setting that is no whole number above 0.
 * @param addressOf the network address of a visitor; null for reads that come from this process, which are not counted
 */
export function readLimit(
  perMinute: string | undefined,
  addressOf: (c: Context) => string | null,
  now: () => number = Date.now,
): MiddlewareHandler | undefined {
  if (!perMinute) return undefined;
  const most = Number(perMinute);
  if (!Number.isInteger(most) || most < 1)
    throw new Error(`READS_PER_MINUTE must be a whole number above 0, not "${perMinute}".`);
  const counts = new LRUCache<string, { window: number; reads: number }>({ max: VISITORS });
  return createMiddleware(async (c, next) => {
    const address = addressOf(c);
    if (address === null) return next();
    const time = now();
    const window = Math.floor(time / WINDOW_MS);
    const visitor = networkOf(address);
    const count = counts.get(visitor);
    const reads = (count?.window === window ? count.reads : 0) + 1;
    counts.set(visitor, { window, reads });
    if (reads > most) {
      const wait = Math.ceil(((window + 1) * WINDOW_MS - time) / 1000);
      throw tooManyRequests(`Please try again in ${formatCount(wait, 'seconds')}.`, wait);
    }
    return next();
  });
}
