import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { ensureBuild } from './build/ensure-build';
import { openLocalEngine } from './local/engine';
import { askedPort, listen, onEnd } from './local/serve';
import { createSite } from './local/site';
import { openLocalSubmissions } from './local/submissions';
import { readArguments } from './seed/arguments';
import { openTarget } from './seed/target';
import { publish } from './seed/verbs/publish';

const SAMPLE = 'scripts/sample';

/**
 * `npm start`: builds the site where something changed, opens the embedded table, publishes the sample directory where
 * nothing was published yet, and serves the production build on loopback. Mails go to `.local/outbox`.
 */
async function start() {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const port = askedPort();
  const build = await ensureBuild({ log: console.log });
  const engine = process.env.DYNAMODB_ENDPOINT ? null : await openLocalEngine();
  if (engine) process.env.DYNAMODB_ENDPOINT = engine.endpoint;
  await publishSampleWhereNothingIs();
  const submissions = await openLocalSubmissions();
  const reads = createDirectoryReads(openDirectoryTable('reader'));
  const server = await listen(await createSite(build, reads, submissions), port);
  onEnd(async () => {
    await new Promise((done) => {
      server.close(done);
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    await submissions.close();
    await engine?.close();
  });
  const { port: served } = server.address() as { port: number };
  console.log(`Ready: http://localhost:${served}`);
  console.log('Ctrl-C ends it; the data stays under .local/. To load other data: npm run seed -- --help');
}

async function publishSampleWhereNothingIs() {
  const target = await openTarget();
  const live = await createDirectoryReads(target.table).live();
  await target.close();
  if (live)
    return console.log(`The directory holds release ${live.release} of ${live.published_at.slice(0, 10)}.`);
  console.log('Nothing is published yet: loading the sample directory.');
  await publish(readArguments(['publish', SAMPLE, '--yes']), new AbortController().signal);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
