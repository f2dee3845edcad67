import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@tussock/api/app';
import { loadDrawing } from '@tussock/images/drawing';
import { createImages } from '@tussock/images/images';
import type { Assets } from '@tussock/pages/assets';
import { createFeeds } from '@tussock/pages/feeds';
import { createPages, type Renderer } from '@tussock/pages/pages';
import { Hono } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import { defineCommand } from './cli/command';
import { runProgram } from './cli/run-program';
import { say } from './cli/terminal';
import { checkEnvironment } from './local/environment';
import { localMcp } from './local/mcp';
import { type OpenDirectory, openDirectory } from './local/open-directory';
import { addressOf, checkPort, listenOn, onEnd, SERVER_EXIT_CODES } from './local/serve';
import { log, mountVisitors } from './local/site';

const WEB = join(import.meta.dirname, '..', 'packages', 'web');
/** Vite serves the sources and injects the styles itself. */
const SOURCES: Assets = {
  script: '/src/app/entry-client.tsx',
  preloads: [],
  pages: {},
  fonts: [],
  allFonts: [],
  rules: [],
  styleFile: null,
};

const dev = defineCommand({
  meta: { description: 'Serve the site from its sources, with hot reload' },
  details:
    'What needs a build (inlined styles, the content security policy, preloads) is left out. PORT=3001 npm run dev uses another port than 3000. Ctrl-C ends it.',
  example: '',
  async run() {
    const port = checkEnvironment();
    await checkPort(port);
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
    const end = async () => {
      await vite.close();
      httpServer.closeAllConnections();
      await directory.close();
    };
    try {
      await listenOn(httpServer, port);
    } catch (error) {
      await end();
      throw error;
    }
    onEnd(end);
    say(`Ready: ${addressOf(httpServer)} (hot reload)`);
  },
});

function devSite(vite: ViteDevServer, { reads, submissions, searchFileOf }: OpenDirectory): Hono {
  const api = createApi({
    reads,
    searchFileOf: searchFileOf(reads),
    build: 'dev',
    verifyToken: submissions.verifyToken,
  });
  const site = new Hono();
  mountVisitors(site, submissions);
  site.route('/', api);
  site.route('/', createImages({ api, loadDrawing, log }));
  site.route('/', localMcp({ api, reads, build: 'dev' }));
  site.route('/', createFeeds({ reads, build: 'dev', log }));
  site.get('*', async (c) => {
    const renderer = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Renderer;
    // A new one for every request, since it caches what older sources rendered.
    const pages = createPages({
      renderer,
      assets: SOURCES,
      build: 'dev',
      api,
      log,
    });
    const answer = await pages.request(c.req.raw);
    if (!answer.headers.get('content-type')?.includes('text/html')) return answer;
    const html = await vite.transformIndexHtml(c.req.path, await answer.text());
    return c.html(html, answer.status as 200, { 'cache-control': 'no-store' });
  });
  return site;
}

await runProgram({ name: 'npm run dev', exitCodes: SERVER_EXIT_CODES, command: dev });
