import { join } from 'node:path';
import { CheckError } from '../cli/failure';
import type { Tools } from './tools';

/** Runs what a revision requires of a server. Throws `CheckError` where something fails that the baseline does not name. */
export async function runSuite(
  { run }: Tools,
  url: string,
  revision: string,
  log: (line: string) => void,
): Promise<void> {
  const baseline = join(import.meta.dirname, 'conformance', `baseline-${revision}.yml`);
  const words = ['server', '--url', url, '--requirements', revision, '--expected-failures', baseline];
  const { code, output } = await run('conformance', words);
  const summary = output.slice(Math.max(0, output.indexOf('=== SUMMARY ===')));
  if (code !== 0) throw new CheckError(`The endpoint does not conform to ${revision}.\n${summary}`);
  const passed = summary.split('\n').filter((line) => line.startsWith('✓'));
  log(
    `Revision ${revision}: ${passed.length} scenarios pass, and none fails but those that the baseline names.`,
  );
  for (const line of passed) log(`  ${line}`);
}
