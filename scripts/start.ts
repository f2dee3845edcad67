import { createDirectoryReads } from '@tussock/store/reads';
import { ensureBuild } from './build/ensure-build';
import { askedPort, listen, onEnd } from './local/serve';
import { createSite } from './local/site';
import { publishSample } from './local/sample';
import { openTarget } from './seed/target';

/**
 * `npm start`: builds the site where something changed, opens the embedded table, publishes the sample directory where
 * nothing was published yet, and serves the production build on loopback.
 */
try {
  const port = askedPort();
  const build = await ensureBuild({ log: console.log });
  const target = await openTarget();
  process.env.DYNAMODB_ENDPOINT = target.endpoint;
  if (!(await createDirectoryReads(target.table).live())) await publishSample(target);
  const site = await createSite(build);
  const server = await listen(site, port);
  onEnd(async () => {
    await new Promise((done) => {
      server.close(done);
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    await target.close();
  });
  console.log(`Ready: http://localhost:${(server.address() as { port: number }).port}`);
  console.log('Ctrl-C ends it; the data stays under .local/. Load other data: npm run seed -- --help');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
