import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { ensureBuild } from '../build/ensure-build';
import { type Script, scriptsOf } from '../build/script';

const ROOT = join(import.meta.dirname, '..', '..');

export type Chunk = Script & { code: string };

/** The scripts of the production build of the web app. */
export async function webChunks(): Promise<Chunk[]> {
  const { client, scripts } = await ensureBuild();
  return (JSON.parse(readFileSync(scripts, 'utf8')) as Script[]).map((script) => ({
    ...script,
    code: readFileSync(join(client, script.fileName), 'utf8'),
  }));
}

/** What every app on these four libraries loads: one page, one link, one query. */
const BARE = `
import { createElement as h } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { QueryClient, QueryClientProvider, hydrate, useQuery, useQueryClient } from '@tanstack/react-query';
function Page() {
  const at = [useLocation(), useNavigate(), useParams(), useSearchParams(), useQueryClient()];
  const { data } = useQuery({ queryKey: ['bare'], queryFn: () => at });
  return h(Link, { to: '/' }, String(data));
}
const client = new QueryClient();
hydrate(client, globalThis.state);
const app = h(QueryClientProvider, { client }, h(BrowserRouter, null, h(Routes, null, h(Route, { path: '/', element: h(Page) }))));
globalThis.state ? hydrateRoot(document.body, app) : createRoot(document.body).render(app);
`;

/** The four libraries alone, built with the same tool; nothing is written. */
export async function bareChunks(): Promise<Chunk[]> {
  const entry = join(ROOT, 'packages', 'web', 'src', 'bare-libraries.js');
  const virtual: Plugin = {
    name: 'bare-libraries',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? BARE : null),
  };
  process.env.NODE_ENV = 'production';
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const built = await build({
    configFile: false,
    root: join(ROOT, 'packages', 'web'),
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [virtual],
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
      write: false,
      emptyOutDir: false,
      reportCompressedSize: false,
    },
  });
  return scriptsOf(built);
}

export const gzipped = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** A chunk with everything that it imports statically. */
export function withImports(chunks: readonly Chunk[], from: Chunk): Set<Chunk> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set([from]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = named.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}
