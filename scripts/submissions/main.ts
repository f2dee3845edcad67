import { say } from '../seed/terminal';
import { type Command, readArguments, type Verb } from './arguments';
import { deleteAll } from './delete';
import { exportFolder } from './export';
import { HELP } from './help';
import { list } from './list';
import { retry } from './retry';
import { runCommand } from './run-command';

const VERBS: Record<Verb, (command: Command) => Promise<void>> = {
  list,
  export: exportFolder,
  delete: deleteAll,
  retry,
  help: async () => say(HELP.trimEnd()),
};

await runCommand('submissions', async () => {
  const command = readArguments(process.argv.slice(2));
  await VERBS[command.verb](command);
});
