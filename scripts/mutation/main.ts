import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAccepted } from './accepted';
import { GUARDED } from './guarded';
import { runMutation } from './mutation';
import { PARTS } from './parts';
import { meetsGoals, survivorsOf, tableOf } from './report';

/**
 * `npm run test:mutation [part…]`: changes the code in small ways and shows which changes no test notices. It changes
 * copies under `.local/mutation` only.
 */
const HELP = `npm run test:mutation -- [part…] [options]

Parts: ${PARTS.map(({ name }) => name).join(', ')} (all, unless you name some)
  --all          try every mutant, not 40 of those outside guarded code
  --count N      try N of them (40)
  --sampled      leave out guarded code, for a quick look
  --seed N       choose others (1)
  --patience N   seconds of tests tried on one mutant (60)

Ends with 1 when a goal is missed: 100 % of guarded code, 90 % of the rest.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    count: { type: 'string', default: '40' },
    sampled: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    patience: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));

if (values.help) console.log(HELP);
else if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}.\n\n${HELP}`);
  process.exitCode = 2;
} else {
  const report = await runMutation({
    root: join(import.meta.dirname, '..', '..'),
    parts: PARTS,
    guarded: GUARDED,
    accepted: readAccepted(join(import.meta.dirname, 'accepted.json')),
    names: positionals,
    count: values.all ? Number.POSITIVE_INFINITY : Number(values.count),
    sampledOnly: values.sampled,
    seed: Number(values.seed),
    patience: Number(values.patience),
    grace: 30,
    log: (line) => console.log(line),
  });
  for (const part of report.parts) {
    const survivors = survivorsOf(part);
    if (survivors.length > 0) console.log(`\n${part.name}: no test noticed\n${survivors.join('\n')}`);
  }
  if (report.faults.length > 0) console.log(`\n${report.faults.join('\n')}`);
  console.log(`\n${tableOf(report)}\n`);
  process.exitCode = meetsGoals(report) ? 0 : 1;
}
