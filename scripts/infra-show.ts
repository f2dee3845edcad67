import { parseArgs } from 'node:util';
import { show } from './infra/decisive';
import { evaluateStage } from './infra/evaluate';

const HELP = `npm run infra:show -- --stage NAME [--all]

Lists what a deploy of the stage would make, with the properties that decide how it behaves. Needs no account: the
program is evaluated here, with placeholders for secrets. --all shows every property, as JSON.`;

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.stage === undefined) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  console.error(`Evaluating stage ${values.stage} (about ten seconds; the first time a minute longer)…`);
  const { resources, app, handlers } = await evaluateStage(values.stage);
  console.log(values.all ? JSON.stringify(resources, null, 2) : show({ app, resources, handlers }));
}
