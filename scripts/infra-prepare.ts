import { defineCommand, EXIT_CODES } from './cli/command';
import { runProgram } from './cli/run-program';
import { note } from './cli/terminal';
import { ensurePlatform } from './infra/platform';
import { installedRuntime } from './infra/runtime/installed';

const infraPrepare = defineCommand({
  meta: { description: 'Download what the tests of the infrastructure need, so that they need no network' },
  details:
    "It installs SST's components and what Lambda runs a function with, once for each version. The tests do the same where it is missing.",
  example: '',
  args: {},
  async run() {
    await ensurePlatform();
    const { node } = await installedRuntime();
    note(`The functions are tested on ${node}`);
  },
});

await runProgram({ name: 'npm run infra:prepare', exitCodes: EXIT_CODES, command: infraPrepare });
