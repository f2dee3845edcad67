import { whenUsed } from '@tussock/core/text/when-used';
import type { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { builtIn } from '../http/pinned';
import type { Deprecation } from './deprecations';

/**
 * The OpenAPI document, a page to read it and a client in TypeScript, made from the routes registered so far. What makes them is loaded
 * when the first is asked for.
 */
export function documents(app: Hono<ApiEnv>, deprecations: readonly Deprecation[]): void {
  const made = whenUsed(async () => {
    const { clientFile, documentOf, REFERENCE_CSP, referencePage } = await import('./document');
    return { clientFile, document: await documentOf(app, deprecations), REFERENCE_CSP, referencePage };
  });
  app.get('/openapi.json', builtIn, async (c) => c.json((await made()).document));
  app.get('/docs', builtIn, async (c) => {
    const { document, referencePage, REFERENCE_CSP } = await made();
    return c.html(referencePage(document), 200, { 'Content-Security-Policy': REFERENCE_CSP });
  });
  app.get('/client.ts', builtIn, async (c) => {
    const { document, clientFile } = await made();
    return c.body(clientFile(document), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  });
}
