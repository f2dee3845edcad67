import { ensureBuild } from './build/ensure-build';
import { defineCommand } from './cli/command';
import { runProgram } from './cli/run-program';
import { say } from './cli/terminal';
import { checkEnvironment } from './local/environment';
import { localFolder } from './local/folder';
import { openDirectory } from './local/open-directory';
import { addressOf, checkPort, endServer, listen, onEnd, SERVER_EXIT_CODES } from './local/serve';
import { createSite } from './local/site';
import { storeSiteAddress } from './local/site-address';

const start = defineCommand({
  meta: { description: 'Build the site and serve it on this machine' },
  details:
    'It builds what changed, opens the embedded database under .local/, publishes the sample directory if nothing is published, and serves the production build. PORT=3001 npm start uses another port than 3000. Ctrl-C ends it; the data stays.',
  example: '',
  async run() {
    const port = checkEnvironment();
    await checkPort(port);
    const build = await ensureBuild({ log: say });
    const directory = await openDirectory();
    try {
      const server = await listen(
        await createSite(build, directory.reads, {
          visitors: directory.submissions,
          previews: directory.previews,
          searchFileOf: directory.searchFileOf,
        }),
        port,
      );
      onEnd(async () => {
        await endServer(server);
        await directory.close();
      });
      const address = addressOf(server);
      storeSiteAddress(address);
      say(`Ready: ${address}`);
    } catch (error) {
      await directory.close();
      throw error;
    }
    say(`Ctrl-C ends it; the data stays under ${localFolder()}. To load other data: npm run seed -- --help`);
  },
});

await runProgram({ name: 'npm start', exitCodes: SERVER_EXIT_CODES, command: start });
