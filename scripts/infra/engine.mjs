/**
 * Stands in for Pulumi's engine under the real `sst` command, which starts it as `pulumi`: it runs the program that sst
 * has bundled, records every resource that it asks for, and makes none. The record goes to the file INFRA_RECORD.
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordProgram } from './recorder.mjs';

const [command, ...args] = process.argv.slice(2);
const flag = (name) => args[args.indexOf(name) + 1];
const stack = command === 'stack' ? args[1] : flag('--stack');
const [, app, stage] = (stack ?? '').split('/');
const stateFile = join(process.cwd(), '.pulumi', 'stacks', app ?? '', `${stage}.json`);

/** The state as the engine leaves it, as far as sst reads it again: what the stage links. */
function writeState(resources) {
  const manifest = { time: new Date().toISOString(), magic: '', version: 'v3.0.0' };
  const checkpoint = { stack, latest: { manifest, resources, metadata: {} } };
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify({ version: 3, checkpoint }));
}

const say = (event) =>
  appendFileSync(flag('--event-log'), `${JSON.stringify({ sequence: 1, timestamp: 0, ...event })}\n`);

/** `--config aws:region=ap-southeast-2`, each after its own flag. */
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
} else throw new Error(`The stand-in for Pulumi's engine knows no ${command}`);
