import { defineCommand } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { checkConformance } from './check-conformance';

const conformance = defineCommand({
  meta: { description: 'Check the endpoint for assistants against the Model Context Protocol' },
  details:
    'It starts the site on a free port, runs the official conformance suite for the two revisions that are served, and calls every tool with the official inspector. What may fail is listed with its reason in scripts/mcp/conformance. The first run downloads both, and the Node of the functions (350 MB).',
  example: '',
  args: {
    url: {
      type: 'string',
      description: 'Endpoint that is served already, such as http://localhost:3000/mcp',
    },
  },
  async run({ args }) {
    await checkConformance({ url: args.url, log: say });
  },
});

await runProgram({
  name: 'npm run mcp:conformance',
  exitCodes: {
    0: 'it conforms',
    1: 'a check failed',
    2: 'the command was used wrongly',
    3: 'the suite or the site could not be started',
  },
  command: conformance,
});
