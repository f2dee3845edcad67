import { spawnSync } from 'node:child_process';
import { defineCommand } from '../cli/command';
import { CheckError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { CHECKS } from './checks';

const check = defineCommand({
  meta: { description: 'Check format, lint, types, dead code, words, style rules and sizes' },
  details: 'Every check runs, also after one that failed.',
  example: '',
  run() {
    const failed = CHECKS.filter(({ name, command }) => {
      say(`\n${name}`);
      return spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' }).status !== 0;
    });
    if (failed.length > 0) throw new CheckError(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
    say('\nEvery check passed.');
  },
});

await runProgram({
  name: 'npm run check',
  exitCodes: { 0: 'every check passed', 1: 'a check failed', 2: 'the command was used wrongly' },
  command: check,
});
