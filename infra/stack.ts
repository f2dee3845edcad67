import { DIRECTORY_TABLE } from '../packages/store/src/table/table';
import { SUBMISSIONS_TABLE } from '../packages/submissions/src/table';
import { createApi } from './api';
import { createAssets } from './assets';
import { webBuild } from './build';
import { refusal, settingsProblems } from './check-settings';
import { createImages } from './images';
import { createMcp } from './mcp';
import { createMonitoring } from './monitoring';
import { createPages } from './pages';
import { createRouter, sharedRouter } from './router';
import { createSearchFiles } from './search-files';
import { originSecrets, unlockKeys } from './secrets';
import { SETTINGS } from './settings';
import { stageOf } from './stage';
import { createMailer, createSubmissions } from './submissions';
import { createDirectoryTable, createSubmissionsTable } from './table';

/** Everything of one stage. */
export function stack() {
  const stage = stageOf($app.stage);
  if (stage.production && $cli.command === 'deploy') {
    const refused = refusal(settingsProblems(SETTINGS, $cli.paths.root));
    if (refused) throw new Error(refused);
  }
  const edgeSecrets = originSecrets();
  const router = stage.kind === 'preview' ? sharedRouter() : createRouter(stage, edgeSecrets.current);
  if (stage.kind === 'previews') return { distribution: router.distributionID };

  const directory = createDirectoryTable(stage);
  const searchFiles = createSearchFiles();
  const submissionsTable = createSubmissionsTable(stage);
  const keys = unlockKeys();
  const { id: build, client } = webBuild();
  const { objects } = createAssets(stage, router, client);

  const api = createApi(stage, { router, directory, searchFiles, build, unlockKeys: keys.accepted });
  const images = createImages(stage, { router, directory, build });
  const mcp = createMcp(stage, { router, directory, searchFiles, build, originSecrets: edgeSecrets });
  const submissions = createSubmissions(stage, {
    router,
    table: submissionsTable,
    build,
    originSecrets: edgeSecrets,
    unlockKeys: keys,
  });
  // The functions themselves: what depends on a component does not wait for what it makes later.
  const asked = [api, images, submissions].map(({ nodes }) => nodes.function);
  const pages = createPages(stage, { router, directory, searchFiles, build, assets: objects, asked });

  if (stage.production) {
    const mailer = createMailer(stage, { table: submissionsTable, build });
    createMonitoring(stage, {
      distribution: {
        id: router.distributionID,
        certificateArn: router.nodes.cdn.nodes.distribution.viewerCertificate.apply(
          ({ acmCertificateArn }) => acmCertificateArn ?? '',
        ),
      },
      tables: [
        // A publish slows itself down when it is throttled; visitors only read.
        { name: 'Directory', table: directory, definition: DIRECTORY_TABLE, operations: ['Read'] },
        {
          name: 'Submissions',
          table: submissionsTable,
          definition: SUBMISSIONS_TABLE,
          operations: ['Read', 'Write'],
        },
      ],
      functions: [
        { name: 'Api', functionName: api.name, errors: 5, latency: 1_000 },
        { name: 'Pages', functionName: pages.name, errors: 5, latency: 2_000 },
        { name: 'Images', functionName: images.name, errors: 5, latency: 3_000 },
        { name: 'Mcp', functionName: mcp.name, errors: 5, latency: 2_000 },
        { name: 'Submit', functionName: submissions.name, errors: 1, latency: 2_000 },
        { name: 'Mailer', functionName: mailer.nodes.function.name, errors: 1, latency: 30_000 },
      ],
    });
  }

  // `npm run seed` under `sst shell` finds the tables and the bucket by their own links, and the distribution by this one.
  new sst.Linkable('Distribution', { properties: { id: router.distributionID } });
  return { address: stage.address, build };
}
