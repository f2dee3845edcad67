import { defineCommand, EXIT_CODES } from './cli/command';
import { runProgram } from './cli/run-program';
import { note, say } from './cli/terminal';
import { show } from './infra/decisive';
import { evaluateStage } from './infra/evaluate';

const infraShow = defineCommand({
  meta: {
    description: 'List what a deploy of a stage would make, with the properties that decide how it behaves',
  },
  details:
    'It needs no AWS account: the program is evaluated on this machine, with placeholders for secrets.',
  example: '--stage production',
  args: {
    stage: { type: 'string', valueHint: 'NAME', required: true, description: 'Name of the stage' },
    all: { type: 'boolean', default: false, description: 'Show every property, as JSON' },
  },
  async run({ args: { stage, all } }) {
    note(`Evaluating stage ${stage} (about ten seconds; the first time a minute longer)…`);
    const { resources, app, handlers } = await evaluateStage(stage);
    say(all ? JSON.stringify(resources, null, 2) : show({ app, resources, handlers }));
  },
});

await runProgram({ name: 'npm run infra:show', exitCodes: EXIT_CODES, command: infraShow });
