import { HttpError } from '@tussock/server/http/http-error';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** JSON-RPC leaves -32000 to -32099 to servers. */
export const REFUSED = -32_000;
export const INVALID = -32_600;
const INTERNAL = -32_603;

/** A request that was not let through, in the form that clients of the protocol read. */
export const refuse = (
  c: Context,
  status: ContentfulStatusCode,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
) => c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status, headers);

/** Answers what was thrown: too many requests, one that is not from the edge, or a failure of ours, which is reported. */
export function answerRefusal(c: Context, error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof HttpError) {
    const { message, hint } = error.body;
    return refuse(c, error.status, REFUSED, [message, hint].filter(Boolean).join(' '), error.headers);
  }
  report(error);
  return refuse(c, 500, INTERNAL, 'Something went wrong on our side. Try again later.');
}
