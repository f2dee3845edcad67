import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const CONFIG = join(ROOT, 'packages', 'web', 'vite.config.ts');

export type Chunk = Rolldown.OutputChunk;

/** The scripts of a production build of the web app, as `npm run build` makes them; nothing is written. */
export const webChunks = (): Promise<Chunk[]> => chunksOf({ configFile: CONFIG });

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

/** The four libraries alone, built with the same tool in the same run. */
export function bareChunks(): Promise<Chunk[]> {
  const entry = join(ROOT, 'packages', 'web', 'src', 'bare-libraries.js');
  const virtual: Plugin = {
    name: 'bare-libraries',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? BARE : null),
  };
  return chunksOf({
    configFile: false,
    root: join(ROOT, 'packages', 'web'),
    publicDir: false,
    plugins: [virtual],
    build: { target: 'es2022', modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  });
}

async function chunksOf(config: Parameters<typeof build>[0] & object): Promise<Chunk[]> {
  process.env.NODE_ENV = 'production';
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const built = await build({
    ...config,
    mode: 'production',
    logLevel: 'error',
    build: { ...config.build, write: false, emptyOutDir: false, reportCompressedSize: false },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
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
