import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@tussock/api/app';
import type { Assets } from '@tussock/pages/assets';
import { createFeeds } from '@tussock/pages/feeds/feeds';
import { createPages, type Renderer } from '@tussock/pages/pages';
import { Hono } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import { type OpenDirectory, openDirectory } from './local/open-directory';
import { askedPort, onEnd } from './local/serve';
import { mountVisitors } from './local/site';

const WEB = join(import.meta.dirname, '..', 'packages', 'web');
/** Vite serves sources, and injects the styles itself. */
const SOURCES: Assets = {
  script: '/src/app/entry-client.tsx',
  preloads: [],
  pages: {},
  fonts: [],
  style: '',
};

/** `npm run dev`: the site with hot reload. What needs a build (inlined styles, the policy, preloads) is left out. */
async function dev() {
  const port = askedPort();
  const directory = await openDirectory();
  const httpServer = createHttpServer();
  const vite = await createServer({
    configFile: join(WEB, 'vite.config.ts'),
    configLoader: 'runner',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const listener = getRequestListener(devSite(vite, directory).fetch);
  httpServer.on('request', (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
  httpServer.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  httpServer.listen(port, '127.0.0.1', () => console.log(`Ready: http://localhost:${port} (hot reload)`));
  onEnd(async () => {
    await vite.close();
    httpServer.closeAllConnections();
    await directory.close();
  });
}

function devSite(vite: ViteDevServer, { reads, submissions }: OpenDirectory): Hono {
  const api = createApi({ reads, build: 'dev', verifyToken: submissions.verifyToken });
  const site = new Hono();
  mountVisitors(site, submissions);
  site.route('/', api);
  site.route('/', createFeeds({ reads, build: 'dev', log: (event) => console.error(event) }));
  site.get('*', async (c) => {
    const renderer = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Renderer;
    // A new one for every request: what was rendered from older sources must not be kept.
    const pages = createPages({
      renderer,
      assets: SOURCES,
      build: 'dev',
      api,
      log: (event) => console.error(event),
    });
    const answer = await pages.request(c.req.raw);
    if (!answer.headers.get('content-type')?.includes('text/html')) return answer;
    const html = await vite.transformIndexHtml(c.req.path, await answer.text());
    return c.html(html, answer.status as 200, { 'cache-control': 'no-store' });
  });
  return site;
}

dev().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
