import { createApi } from '@tussock/api/app';
import { MCP_PATH } from '@tussock/core/settings/pages';
import { Hono } from 'hono';
import { localMcp } from '../local/mcp';
import { openDirectory } from '../local/open-directory';
import { addressOf, endServer, listen } from '../local/serve';
import { checkWithInspector } from './inspector';
import { runSuite } from './suite';
import { installedTools } from './tools';

/** Revisions that the endpoint serves: today's, and the one of older clients. */
const REVISIONS = ['2026-07-28', '2025-11-25'];

/** Runs the suite and the inspector. Throws `CheckError` at the first that finds a fault. */
export async function checkConformance({
  url,
  log,
}: {
  url?: string | undefined;
  log: (line: string) => void;
}) {
  const tools = await installedTools();
  const served = url === undefined ? await serveHere() : { url, close: async () => {} };
  try {
    for (const revision of REVISIONS) await runSuite(tools, served.url, revision, log);
    await checkWithInspector(tools, served.url, log);
  } finally {
    await served.close();
  }
}

/** The endpoint alone over the local directory, on a free port. */
async function serveHere() {
  const directory = await openDirectory();
  const { reads } = directory;
  const api = createApi({ reads, build: 'conformance' });
  const app = new Hono().route('/', localMcp({ api, reads, build: 'conformance' }));
  const server = await listen(app, 0);
  const close = async () => {
    await endServer(server);
    await directory.close();
  };
  return { url: addressOf(server) + MCP_PATH, close };
}
