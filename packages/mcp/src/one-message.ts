import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { INVALID, REFUSED, refuse } from './refusal';

/** Bytes of a request: the longest call has a few thousand. */
const LONGEST_BODY = 32 * 1024;

const refuseLongBodies = bodyLimit({
  maxSize: LONGEST_BODY,
  onError: (c) => refuse(c, 413, REFUSED, `A request has at most ${LONGEST_BODY} bytes.`),
});

/**
 * Refuses a batch, of any revision: it would count as one call and could hold a hundred. The protocol has had none since
 * 2025-06-18. What is passed on is the text that was looked at, so that nobody reads it in another way.
 */
const refuseBatches = createMiddleware(async (c, next) => {
  const text = await c.req.text();
  if (Array.isArray(parsed(text)))
    return refuse(c, 400, INVALID, 'Batches are not answered. Send one message in a request.');
  c.req.raw = new Request(c.req.raw, { body: text });
  return next();
});

/** The value of a JSON text; undefined where it is none, which the protocol's own library then answers. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lets through requests that hold at most one message, of an acceptable size. */
export const oneMessage = [refuseLongBodies, refuseBatches] as const;
