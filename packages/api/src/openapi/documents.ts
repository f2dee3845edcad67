import { pageTitle } from '@tussock/core/settings/page-title';
import { whenUsed } from '@tussock/core/text/when-used';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import type { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { builtFor, builtIn, versionOf } from '../http/pinned';
import type { Deprecation } from './deprecations';

const liveOf = (reads: DirectoryReads) => reads.live().catch(() => null);

/** What the page to read the API says of the directory, as every page does, where that can be read: its name, and that its data is invented. */
async function headOf(reads: DirectoryReads): Promise<{ title: string; demonstration: boolean }> {
  const live = await liveOf(reads);
  if (live === null) return { title: 'Read API', demonstration: false };
  return { title: pageTitle('Read API', live.settings), demonstration: live.settings.demonstration };
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
    const head = await headOf(c.get('reads'));
    return c.html(referencePage(document, head), 200, { 'Content-Security-Policy': REFERENCE_CSP });
  });
  app.get('/client.ts', builtIn, async (c) => {
    const { document, clientFile } = await made();
    return c.body(clientFile(document), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  });
}
