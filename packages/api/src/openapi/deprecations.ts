import { createMiddleware } from 'hono/factory';

/** An operation that ends; see docs/api.md. */
export interface Deprecation {
  /** As in the document: /api/offers/{idOrSlug}. */
  path: string;
  /** 2026-11-20; at least six months before `ends_on`. */
  since: string;
  ends_on: string;
  /** Address of what replaces it. */
  instead: string;
}

/** None so far. */
export const DEPRECATIONS: readonly Deprecation[] = [];

const GUIDE = '</api/docs>; rel="deprecation"; type="text/html"';

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and where to go instead, on every answer of the operation. */
export const deprecated = ({ since, ends_on, instead }: Deprecation) =>
  createMiddleware(async (c, next) => {
    await next();
    c.res.headers.set('Deprecation', `@${Date.parse(since) / 1_000}`);
    c.res.headers.set('Sunset', new Date(ends_on).toUTCString());
    c.res.headers.append('Link', `${GUIDE}, <${instead}>; rel="successor-version"`);
  });

/** The path of the route: /offers/:idOrSlug. */
export const routeOf = ({ path }: Pick<Deprecation, 'path'>) =>
  path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1');
