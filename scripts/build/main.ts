import { defineCommand, EXIT_CODES } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { ensureBuild } from './ensure-build';

const build = defineCommand({
  meta: { description: 'Build the browser’s files and the renderer' },
  details: 'Nothing is built if nothing changed since the last build.',
  example: '--force',
  args: { force: { type: 'boolean', default: false, description: 'Build even if nothing changed' } },
  async run({ args: { force } }) {
    const { id, fresh } = await ensureBuild({ log: say, force });
    say(fresh ? `Built ${id}` : `Nothing changed since build ${id}`);
  },
});

await runProgram({ name: 'npm run build', exitCodes: EXIT_CODES, command: build });
