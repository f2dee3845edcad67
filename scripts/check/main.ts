import { spawnSync } from 'node:child_process';
import { CHECKS } from './checks';

/** `npm run check`: every check, also after one that failed; then which of them did. */
const failed = CHECKS.filter(({ name, command }) => {
  console.log(`\n${name}`);
  return spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' }).status !== 0;
});
console.log(failed.length > 0 ? `\nFailed: ${failed.map(({ name }) => name).join(', ')}` : '\nAll is well.');
process.exitCode = failed.length > 0 ? 1 : 0;
