import { settingsProblems } from '../infra/check-settings';
import { SETTINGS } from '../infra/settings';
import { defineCommand, EXIT_CODES } from './cli/command';
import { runProgram } from './cli/run-program';
import { note, say } from './cli/terminal';
import { show } from './infra/decisive';
import { evaluateStage } from './infra/evaluate';
import { ROOT } from './infra/platform';

const infraShow = defineCommand({
  meta: {
    description: 'List what a deploy of a stage would make, with the properties that decide how it behaves',
  },
  details:
    'It needs no AWS account: the real sst command runs on this machine against stand-ins, with placeholders for secrets.',
  example: '--stage production',
  args: {
    stage: { type: 'string', valueHint: 'NAME', required: true, description: 'Name of the stage' },
    all: { type: 'boolean', default: false, description: 'Show every property, as JSON' },
  },
  async run({ args: { stage, all } }) {
    note(`Evaluating stage ${stage} (about twenty seconds; the first time two minutes)…`);
    const { resources, app, handlers } = await evaluateStage(stage, { command: 'diff' });
    say(all ? JSON.stringify(resources, null, 2) : show({ app, resources, handlers }));
    const problems = stage === 'production' ? settingsProblems(SETTINGS, ROOT) : [];
    if (problems.length > 0) note('\nA deploy is refused until these settings are edited:');
    for (const { file, key, problem } of problems) note(`  ${file}: ${key} ${problem}`);
  },
});

await runProgram({ name: 'npm run infra:show', exitCodes: EXIT_CODES, command: infraShow });
