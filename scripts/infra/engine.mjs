/**
 * Stands in for Pulumi's engine: the real `sst` command starts it as `pulumi`. It runs the program that sst has bundled,
 * records every resource that the program declares in the file INFRA_RECORD, and creates none.
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordProgram } from './recorder.mjs';

const [command, ...args] = process.argv.slice(2);
const flag = (name) => args[args.indexOf(name) + 1];
const stack = command === 'stack' ? args[1] : flag('--stack');
const [, app, stage] = (stack ?? '').split('/');
const stateFile = join(process.cwd(), '.pulumi', 'stacks', app ?? '', `${stage}.json`);

/** Writes the part of the engine's state that sst reads back: the links of the stage. */
function writeState(resources) {
  const manifest = { time: new Date().toISOString(), magic: '', version: 'v3.0.0' };
  const checkpoint = { stack, latest: { manifest, resources, metadata: {} } };
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify({ version: 3, checkpoint }));
}

const say = (event) =>
  appendFileSync(flag('--event-log'), `${JSON.stringify({ sequence: 1, timestamp: 0, ...event })}\n`);

/** The values of all `--config aws:region=ap-southeast-2`. */
const config = () =>
  Object.fromEntries(
    args.flatMap((word, index) => {
      const at = word.indexOf('=');
      return args[index - 1] === '--config' ? [[word.slice(0, at), word.slice(at + 1)]] : [];
    }),
  );

async function run() {
  const [, program] = /^main: (.*)$/m.exec(readFileSync('Pulumi.yaml', 'utf8')) ?? [];
  const { links, errors, ...record } = await recordProgram({ program, app, stage, config: config() });
  const root = { urn: `urn:pulumi:${stage}::${app}::pulumi:pulumi:Stack::${app}-${stage}`, custom: false };
  writeFileSync(process.env.INFRA_RECORD, JSON.stringify({ ...record, errors, command }));
  for (const message of errors) say({ diagnosticEvent: { severity: 'error', message, color: 'never' } });
  if (command === 'up') writeState([{ ...root, type: 'pulumi:pulumi:Stack' }, ...links]);
  finish(errors.length === 0);
}

function finish(well) {
  if (well)
    say({ summaryEvent: { maybeCorrupt: false, durationSeconds: 1, resourceChanges: {}, policyPacks: {} } });
  process.exit(well ? 0 : 1);
}

if (command === 'stack') writeState([]);
else if (command === 'up' || command === 'preview') await run();
else if (command === 'destroy') {
  writeState([]);
  finish(true);
} else throw new Error(`The stand-in for Pulumi's engine does not know ${command}`);
