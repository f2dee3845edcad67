import { ensureBuild } from './build/ensure-build';
import { openDirectory } from './local/open-directory';
import { addressOf, askedPort, endServer, listen, onEnd } from './local/serve';
import { createSite } from './local/site';

/**
 * `npm start`: builds the site where something changed, opens the embedded table, publishes the sample directory where
 * nothing was published yet, and serves the production build on loopback.
 */
async function start() {
  const port = askedPort();
  const build = await ensureBuild({ log: console.log });
  const directory = await openDirectory();
  const server = await listen(await createSite(build, directory.reads, directory.submissions), port);
  onEnd(async () => {
    await endServer(server);
    await directory.close();
  });
  console.log(`Ready: ${addressOf(server)}`);
  console.log('Ctrl-C ends it; the data stays under .local/. To load other data: npm run seed -- --help');
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
