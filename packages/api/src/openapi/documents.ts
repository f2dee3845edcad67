import { pageTitle } from '@tussock/core/settings/page-title';
import { whenUsed } from '@tussock/core/text/when-used';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import type { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { builtFor, builtIn, versionOf } from '../http/pinned';
import type { Deprecation } from './deprecations';

const liveOf = (reads: DirectoryReads) => reads.live().catch(() => null);

/** Of the page to read the API: with the name of the directory where that can be read, as every page has it. */
async function titleOf(reads: DirectoryReads): Promise<string> {
  const live = await liveOf(reads);
  return live === null ? 'Read API' : pageTitle('Read API', live.settings);
}

async function liveVersion(reads: DirectoryReads): Promise<string> {
  const live = await liveOf(reads);
  return live === null ? 'none' : versionOf(live);
}

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
  app.get('/docs', builtFor(liveVersion), async (c) => {
    const { document, referencePage, REFERENCE_CSP } = await made();
    const title = await titleOf(c.get('reads'));
    return c.html(referencePage(document, title), 200, { 'Content-Security-Policy': REFERENCE_CSP });
  });
  app.get('/client.ts', builtIn, async (c) => {
    const { document, clientFile } = await made();
    return c.body(clientFile(document), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  });
}
