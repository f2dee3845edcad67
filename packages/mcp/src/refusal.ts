import { HttpError } from '@tussock/server/http/http-error';
import type { Context } from 'hono';

/** JSON-RPC leaves -32000 to -32099 to servers. */
const REFUSED = -32_000;
const INTERNAL = -32_603;

/** A request that was not let through, in the form that clients of the protocol read: too many, or not from the edge. */
export function answerRefusal(c: Context, error: unknown, report: (error: unknown) => void): Response {
  const refusal = error instanceof HttpError ? error : null;
  if (!refusal) report(error);
  const { message, hint } = refusal?.body ?? {
    message: 'Something went wrong on our side.',
    hint: 'Try again later.',
  };
  const code = refusal ? REFUSED : INTERNAL;
  const body = {
    jsonrpc: '2.0',
    error: { code, message: [message, hint].filter(Boolean).join(' ') },
    id: null,
  };
  return c.json(body, refusal?.status ?? 500, { ...refusal?.headers });
}
