import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/hono';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { MCP_PATH } from '@tussock/core/settings/pages';
import { NO_STORE } from '@tussock/server/http/caching';
import { inTime } from '@tussock/server/in-time';
import { paths } from '@tussock/web/paths';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { McpDeps } from './deps';
import { openDirectory } from './directory';
import { oneMessage } from './one-message';
import { answerRefusal } from './refusal';
import { createServer } from './server';

/** Where a person or program that opens the endpoint as a page reads what it is. */
const FOR_PEOPLE = `${paths.methodology}#ask-through-your-own-assistant`;

/** So long an answer waits for the name of the directory, in milliseconds. */
const NAME_MS = 500;

/**
 * The directory for assistants, at /mcp: the Model Context Protocol of 2026-07-28 and, for older clients, of 2025. It reads
 * only and has no sessions. No argument of a call is logged or kept.
 */
export function createMcp(deps: McpDeps): Hono {
  const { build, guard, limit, allowedHosts, allowedOrigins, report = () => {} } = deps;
  const context = { open: openDirectory(deps), report };
  /** Null where it cannot be read: the tools say so. */
  const nameOf = async () => (await deps.reads.live().catch(() => null))?.settings.name ?? null;
  const handler = createMcpHandler(
    async () => createServer(build, await inTime(nameOf(), NAME_MS, () => null), context),
    {
      // Nothing is announced: a client sees a new release at its next call.
      maxSubscriptions: 0,
    },
  );
  const app = new Hono();
  app.use(MCP_PATH, async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', NO_STORE);
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  if (allowedHosts) app.use(MCP_PATH, hostHeaderValidation(allowedHosts));
  if (allowedOrigins) app.use(MCP_PATH, originValidation(allowedOrigins));
  // After these checks: a preflight says yes only where the call is answered.
  app.use(MCP_PATH, cors({ origin: '*', allowMethods: ['GET', 'POST', 'DELETE'], maxAge: 86_400 }));
  if (guard) app.use(MCP_PATH, guard);
  if (limit) app.use(MCP_PATH, limit);
  // A client of the protocol says that it takes a stream. A link that is opened, a crawler and curl do not.
  app.get(MCP_PATH, (c, next) =>
    c.req.header('accept')?.includes('text/event-stream') ? next() : c.redirect(FOR_PEOPLE, 302),
  );
  app.post(MCP_PATH, ...oneMessage);
  app.all(MCP_PATH, (c) => handler.fetch(c.req.raw));
  app.onError((error, c) => answerRefusal(c, error, report));
  return app;
}
